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

/** What the drivers say without giving a code. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'Unable to acquire a connection',
  'The database connection is not open',
  'Client has encountered a connection error',
];

/** Text that Postgres cannot store, such as a zero character: the sender's fault and not ours. */
const UNREADABLE_TEXT_CODE = /^(22021|22P05)$/;

/** Another process is writing into the SQLite file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && String((error as Fault).code).startsWith('SQLITE_BUSY');

/** The database did not answer, not in time, or had no room: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message } = error as Fault;
  if (name === 'KnexTimeoutError') return true;
  if (typeof code === 'string' && UNAVAILABLE_CODES.some((pattern) => pattern.test(code))) return true;
  // Knex puts the statement in front, without its values.
  return UNAVAILABLE_MESSAGES.some((words) => String(message).includes(words));
}

/** What a failed query means to whoever asked; anything that is a fault of ours comes back as it is. */
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

/** A unique key by both of its names: Postgres reports the index, SQLite the columns. */
export interface UniqueKey {
  readonly index: string;
  /** `table.column`, in the order of the index. */
  readonly columns: readonly string[];
}

/** Whether this very key refused the row, and no other one. */
export function violatesUnique(error: unknown, { index, columns }: UniqueKey): boolean {
  const { code, message, constraint } = (error ?? {}) as Fault;
  if (code === '23505') return constraint === index;
  return (
    code === 'SQLITE_CONSTRAINT_UNIQUE' && String(message).endsWith(`UNIQUE constraint failed: ${columns.join(', ')}`)
  );
}
