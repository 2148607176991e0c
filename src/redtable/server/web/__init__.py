"""The server's face: HTTP, WebSocket, cookies, limits (docs/protocol.md)."""
