### What every screen of the browser client says.

client-unreachable = the server cannot be reached
