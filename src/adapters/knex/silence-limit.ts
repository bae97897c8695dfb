/** Of `pg`'s client, as much as is needed here. */
interface Connection {
  query(...given: unknown[]): unknown;
  readonly connection: { readonly stream: { destroy(): void } };
}

type Done = (error: unknown, result?: unknown) => void;

/** Whoever lifts Postgres's own limit for a transaction, as migrations and backups do, lifts this one as well. */
const LIFTS = /^set local statement_timeout = 0/i;
const ENDS = /^(begin|commit|rollback)\b(?! to\b)/i;

/**
 * Closes a connection on which a statement is not answered in time. Postgres ends a slow statement by itself
 * (`statement_timeout`), but not while it hangs, nor when its host or the network is gone: a request would wait for
 * good. The connection is closed and not only given up, because a rollback would wait on it again; the pool then makes
 * another.
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
