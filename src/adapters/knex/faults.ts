import { DomainError } from '../../domain/kernel/errors.ts';

interface Fault {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
}

const UNAVAILABLE_CODES = [
  // Sockets.
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  // SQLSTATEs: connection (08), resources (53), shutdown (57P), deadlock, lock and statement limits.
  /^(08\w{3}|53\w{3}|57P0\d|57014|40001|40P01|55P03|25P03)$/,
  /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|LOCKED)\w*$/,
];

/** Driver errors without a code. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'Unable to acquire a connection',
  'The database connection is not open',
  'Client has encountered a connection error',
];

/** Text that Postgres cannot store, such as a zero character: the client's fault. */
const UNREADABLE_TEXT_CODE = /^(22021|22P05)$/;

/** True if another process is writing to the SQLite file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && String((error as Fault).code).startsWith('SQLITE_BUSY');

/** True if the database did not answer, timed out or was full: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message } = error as Fault;
  if (name === 'KnexTimeoutError') return true;
  if (typeof code === 'string' && UNAVAILABLE_CODES.some((pattern) => pattern.test(code))) return true;
  // Knex puts the statement in front, without its values.
  return UNAVAILABLE_MESSAGES.some((words) => String(message).includes(words));
}

/** Maps a failed query to a `DomainError`; returns our own faults unchanged. */
export function translateFault(error: unknown): unknown {
  if (isDatabaseUnavailable(error)) {
    return new DomainError(
      'unavailable',
      'database/unavailable',
      'We cannot reach our records right now. Please try again in a moment.',
    );
  }
  const { code } = (error ?? {}) as Fault;
  if (error instanceof Error && typeof code === 'string' && UNREADABLE_TEXT_CODE.test(code)) {
    return new DomainError(
      'malformed',
      'database/unreadable-text',
      'The request holds characters that we cannot read.',
    );
  }
  return error;
}

/** A unique key by both names: Postgres reports the index, SQLite the columns. */
export interface UniqueKey {
  readonly index: string;
  /** `table.column`, in the order of the index. */
  readonly columns: readonly string[];
}

/** Tells whether exactly this key refused the row. */
export function violatesUnique(error: unknown, { index, columns }: UniqueKey): boolean {
  const { code, message, constraint } = (error ?? {}) as Fault;
  if (code === '23505') return constraint === index;
  return (
    code === 'SQLITE_CONSTRAINT_UNIQUE' && String(message).endsWith(`UNIQUE constraint failed: ${columns.join(', ')}`)
  );
}
