"""The statements, as SQLite takes them. PostgreSQL's own are made of these (`numbered`)."""

from __future__ import annotations

NEW_TABLE = (
    "INSERT INTO tables (id, game, secret, created, changed, number, phase, asked, due)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
)
NEW_ENTRY = "INSERT INTO log (table_key, number, entry) VALUES ((SELECT key FROM tables WHERE id = ?), ?, ?)"
SECRET = "SELECT secret FROM tables WHERE id = ?"
ENTRIES = "SELECT entry FROM log WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND number > ? ORDER BY number"
STANDING = "SELECT number, asked FROM tables WHERE id = ?"
PROGRESS = "UPDATE tables SET number = ?, phase = ?, asked = ?, due = ?, changed = ? WHERE id = ?"
DUE = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
DELETE = "DELETE FROM tables WHERE id = ?"
NUMBER = "SELECT id, number FROM tables WHERE id = ?"
TABLE_IDS = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
COUNTS = "SELECT phase, count(*) FROM tables GROUP BY phase"

NEW_LINK = "INSERT INTO links (token, table_id, seat) VALUES (?, ?, ?)"
LINK = "SELECT table_id, seat FROM links WHERE token = ?"
FREE_SEAT = (
    "DELETE FROM links WHERE table_id = ? AND seat = ?",
    "UPDATE visits SET seat = NULL WHERE table_id = ? AND seat = ?",
    "DELETE FROM hooks WHERE table_id = ? AND seat = ?",
    "DELETE FROM calls WHERE table_id = ? AND seat = ?",
)
NEW_VISIT = (
    "INSERT INTO visits (visitor, table_id, seat, host, at) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (visitor, table_id) DO UPDATE SET"
    " seat = coalesce(excluded.seat, visits.seat), host = excluded.host OR visits.host, at = excluded.at"
)
VISIT = "SELECT seat, host FROM visits WHERE visitor = ? AND table_id = ?"
VISITORS = "SELECT visitor, seat, host FROM visits WHERE table_id = ?"
MINE = (
    "SELECT t.id, t.game, v.seat, v.host, t.phase, t.asked, t.number, t.changed"
    " FROM visits v JOIN tables t ON t.id = v.table_id WHERE v.visitor = ? ORDER BY t.changed DESC LIMIT ?"
)

SET_HOOK = (
    "INSERT INTO hooks (table_id, seat, url) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET url = excluded.url"
)
DROP_HOOK = "DELETE FROM hooks WHERE table_id = ? AND seat = ?"
NEW_CALL = (
    "INSERT INTO calls (table_id, seat, number, url, tries, due)"
    " SELECT table_id, seat, CAST(? AS INTEGER), url, 0, CAST(? AS BIGINT) FROM hooks WHERE table_id = ? AND seat = ?"
)
DROP_CALLS = "DELETE FROM calls WHERE table_id = ? AND seat = ?"
CALLS_DUE = "SELECT id, table_id, seat, number, url, tries FROM calls WHERE due <= ? ORDER BY due LIMIT ?"
LEASE_CALL = "UPDATE calls SET due = ? WHERE id = ?"
CALL_DONE = "DELETE FROM calls WHERE id = ?"
CALL_FAILED = "UPDATE calls SET due = ?, tries = tries + 1 WHERE id = ?"


def numbered(statement: str) -> str:
    """With `$1`, `$2` for the question marks."""
    parts = statement.split("?")
    return "".join([part + (f"${number}" if number < len(parts) else "") for number, part in enumerate(parts, 1)])
