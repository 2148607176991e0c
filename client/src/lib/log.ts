// The log of a table, put together from what the server sends of it.

import type { LogLine, Table } from './wire';

/** The log so far and what was told of it since: from there on, whatever the client has was taken back. */
export function continued(known: readonly LogLine[], told: Table['log']): LogLine[] {
  return [...known.slice(0, told.from), ...told.lines];
}
