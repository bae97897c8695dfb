/** The part of `pg`'s client used here. */
interface Connection {
  query(...given: unknown[]): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
}

type Done = (error: unknown, result?: unknown) => void;

/** Migrations and backups lift Postgres's own limit for a transaction, and with it this one. */
const LIFTS = /^set local statement_timeout = 0/i;
const ENDS = /^(begin|commit|rollback)\b(?! to\b)/i;

/**
 * Closes a connection whose statement is not answered in time. `statement_timeout` does not help if Postgres hangs, or
 * its host or the network is gone: a request would wait forever. The connection is closed, not just released, because a
 * rollback would wait on it again; the pool creates another.
 */
export function closeWhenSilent(connection: Connection, limitMs: number): void {
  const query = connection.query.bind(connection);
  let isLifted = false;
  connection.query = (...given) => {
    const text = textOf(given[0]);
    if (LIFTS.test(text)) isLifted = true;
    else if (ENDS.test(text)) isLifted = false;
    const done = given.at(-1);
    if (isLifted || typeof done !== 'function') return query(...given);
    const timer = setTimeout(() => connection.connection.stream.destroy(), limitMs);
    const answered: Done = (error, result) => {
      clearTimeout(timer);
      (done as Done)(error, result);
    };
    return query(...given.slice(0, -1), answered);
  };
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');
