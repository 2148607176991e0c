### What the browser client says before its words have come.

client-start-wait = Loading
client-start-failed = The server cannot be reached.
client-start-again = Try again
