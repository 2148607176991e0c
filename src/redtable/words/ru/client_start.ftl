### Что клиент в браузере говорит, пока его слова не пришли.

client-start-wait = Загрузка
client-start-failed = Сервер недоступен.
client-start-again = Попробовать ещё раз
