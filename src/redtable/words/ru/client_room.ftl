### Клиент в браузере: комната перед первой картой.

## Seats

client-room-title = Кто играет
client-room-send = Отправьте каждому другу свою ссылку.
client-room-local = Эти ссылки работают только на этом компьютере. Откройте страницу по его сетевому адресу, и друзья смогут войти.
client-room-open = свободно
client-room-free = освободить
client-room-you = вы
client-room-person = на месте
client-room-bot = Бот: { $bot }
client-room-give = Кому место { $seat }
client-room-invite = Приглашение: { $seat }
client-room-copy = Копировать
client-room-copied = Готово
client-room-qr = Показать QR-код
client-room-qr-of = QR-код ссылки { $link }
client-room-watch = Ссылка для зрителей
client-room-watching = Вы смотрите. Здесь готовятся те, у кого есть место.

## My seat

client-room-mine = Ваше место
client-room-name = Ваше имя за столом
client-room-name-hint = иначе — цвет
client-room-saved = сохранено
client-room-salt = Ваши случайные слова
client-room-salt-about = Они войдут в тасовку, и никто не сможет подобрать карты заранее.
client-room-more = Напоминания и другие устройства
client-room-webhook = Адрес для вызова (webhook)
client-room-webhook-about = Вызывается, когда ваш ход, — например, для сообщения в чат. Пусто: не вызывать.
client-room-elsewhere = Ссылка на ваше место
client-room-elsewhere-about = Чтобы продолжить на другом устройстве. Никому её не давайте: у кого она есть, тот играет за вас.

## The shuffle

client-room-promise = Залог честной тасовки
client-room-promise-about = Это число закрепляет тасовку раньше, чем кто-то добавит слова. После игры её может проверить каждый.

## Set-up and start

client-room-setup = Во что играем
client-room-missing = Ещё свободны: { $seats }
    .seats = seat
client-room-fill = Отдать места ботам
client-room-ready = Все на месте.
client-room-host = Все на месте. Игру начнёт хозяин стола.
client-room-start = Начать игру
