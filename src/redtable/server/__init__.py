"""Tables over HTTP and WebSocket: people in browsers, bots in worker processes, one log for each table."""
