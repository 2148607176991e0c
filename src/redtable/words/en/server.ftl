### The server: refusals, the table's own log, and the commands that run it.

## Requests

http-not-found = there is nothing at this address
http-wrong-method = this address does not take such requests
http-our-mistake = something went wrong on the server; nothing has been lost
http-not-json = the request must be JSON (Content-Type: application/json)
http-too-large = the request is larger than { $most } bytes
http-too-slow = the request took too long to arrive
http-look-again = what you may do at this table has changed; look again
http-bad-body = the request does not fit: { $what }
http-bad-number = “{ $name }” must be a whole number
http-foreign-origin = the request comes from another site
http-too-many =
    { $n ->
        [one] too many requests; try again in { $n } second
       *[other] too many requests; try again in { $n } seconds
    }
http-no-table = there is no such table, or you have no seat at it
http-no-link = this link leads nowhere; ask for a new one
http-no-client = this server was built without its pages
http-one-seat = you can take one seat only
http-seated = you have a seat at this table already: { $seat }
http-not-your-seat = this seat’s link is not yours to give away

## Deeds

stale = the table has moved on; look again
deed-paused = the table is paused
deed-no-undo = nobody asks to take anything back
deed-not-absent = this seat has not been away for long enough
deed-bad-name = this name cannot be shown
deed-seat-taken = somebody sits there
deed-seat-fixed = this seat cannot be changed now
deed-seats-open = seats still open: { $seats }
    .seats = seat
deed-not-running = the table is not running
deed-not-paused = the table is not paused
deed-bad-pace = the time must be between { $least } seconds and 60 days
deed-not-in-play = no game is in play at this table
deed-has-begun = the game has begun
deed-no-seat = you watch; only seats can do this
deed-not-host = only the host can do this
deed-not-over = the game is not over
deed-bad-url = this is no address that can be called
deed-private-url = addresses of private networks may not be called
deed-log-full = too much has happened at this table; open another one

## The table’s log

told-person = { $seat } is back
told-bot = a bot plays for { $seat }
told-open = the seat of { $seat } is open
told-undo-asked = { $seat } would like to take moves back
told-undo-refused = { $seat } does not agree to taking back
told-undone =
    { $n ->
        [one] { $seat } took back { $n } answer
       *[other] { $seat } took back { $n } answers
    }
told-conceded = { $seat } gave up; a bot goes on
told-claimed = { $seat } was away too long; a bot goes on
told-ran-out = { $seat } ran out of time
told-paused = the table is paused
told-resumed = the table goes on

## Commands

help-play = Serve on this machine and open the browser.
help-play-browser = Open the browser.
help-serve = Serve tables to browsers.
help-tables = Count, export, import and delete the tables of a server.
help-backup = Copy the database while the server runs.
help-serve-long =
    Serve tables to browsers.

    Examples:
    redtable serve
    redtable serve --host 0.0.0.0 --port 80
    redtable serve --database sqlite:////srv/redtable/tables.db
    redtable serve --database postgresql://redtable@db/redtable --workers 4
help-play-long =
    Serve on this machine and open the browser.

    Examples:
    redtable play
    redtable play --no-browser --port 9000
help-tables-long =
    Count, export, import and delete the tables of a server.

    Examples:
    redtable tables
    redtable tables --export records
    redtable tables --import game.jsonl
    redtable tables --delete TABLE
help-backup-long =
    Copy the database while the server runs.

    Examples:
    redtable backup tables-copy.db
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://…
help-serve-host = The address to listen on; 0.0.0.0 for all.
help-serve-port = The port to listen on.
help-serve-workers = Server processes; more than one needs PostgreSQL.
help-serve-bots = Processes in which bots think.
help-serve-proxied = Believe the reverse proxy in front about addresses and HTTPS.
help-serve-private-webhooks = Let webhooks call addresses of private networks.
help-serve-rate = Requests that a client may make each second.
help-tables-export = Write a record of every game into this folder. Games in play are in it with their secret.
help-tables-import = Keep the game of this record.
help-tables-delete = Delete this table for good.
help-backup-file = Where the copy goes.
serve-started = Redtable serves at { $address } — Ctrl-C ends it; nothing is lost.
play-started = Redtable is at { $address } — Ctrl-C ends it; your tables are kept.
serve-one-process = several processes need PostgreSQL (--database postgresql://…)
serve-port = cannot listen on { $host }, port { $port }: { $why }
serve-no-backup = PostgreSQL is backed up with its own tools (pg_dump)
serve-bad-database = “{ $url }” is no database: sqlite:///FILE or postgresql://…
serve-no-database = there is no database at { $url }
serve-database-fails = the database at { $url } cannot be used: { $why }
serve-no-postgres = PostgreSQL cannot be used: { $why }
serve-newer-database = a newer version of Redtable has used this database; use that version
serve-failed = the server could not start; the lines above say why
tables-missing = there is no table “{ $id }”
