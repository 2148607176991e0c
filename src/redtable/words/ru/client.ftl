### What every screen of the browser client says.

client-unreachable = сервер недоступен
