"""What may be downloaded of a game."""

from __future__ import annotations

import json

from redtable.kernel.message import as_json
from redtable.kernel.record import header_line, write_record
from redtable.server.tables.table import Table


def record_for(table: Table, seat: int | None) -> str:
    """The whole record of a game that is over; of one in progress the header and the log as the seat saw it.

    Answers are not in the latter: those of others would tell what they kept, and no game can be replayed without its
    secret anyway.
    """
    session = table.session
    if session is None:
        return ""
    if table.phase == "over":
        return write_record(session, secret=True)
    lines = [header_line(session)]
    for line in table.lines:
        said = [as_json(message) for message in line.seen_by(seat)]
        lines.append(json.dumps({"log": said, "seat": line.seat, "answers": line.answers, "at": line.at}))
    return "".join([line + "\n" for line in lines])
