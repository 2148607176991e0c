### What every screen of the browser client says.

client-unreachable = serwer jest nieosiągalny
