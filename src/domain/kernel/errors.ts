/** Kinds of refusals. Adapters translate the kind; no code matches on message text. */
export type ErrorKind =
  | 'malformed'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

export interface ErrorFacts {
  /**
   * A sentence for each field that is wrong, under the name that the domain knows it by; http/problem.ts has the
   * wire's.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** Delay after which a retry may succeed (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  /** Lost-update conflict: the reply shows the current state, where its route knows how. */
  readonly isStale?: boolean;
}

export class DomainError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly isStale: boolean;

  constructor(
    readonly kind: ErrorKind,
    /** Stable and greppable, `context/what-happened`. Clients may switch on it. */
    readonly code: string,
    /** Safe to show to the client. */
    message: string,
    facts: ErrorFacts = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.fields = facts.fields ?? {};
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.isStale = facts.isStale ?? false;
  }
}

/** Refuses what was sent with a sentence for each field, and the first of them for all; without any, `otherwise`. */
export function fieldsRefused(code: string, fields: Readonly<Record<string, string>>, otherwise: string): DomainError {
  const [first = otherwise] = Object.values(fields);
  return new DomainError('invalid', code, first, { fields });
}

/** The same refusal of what was sent, with its sentence at the field that has it; other errors stay as they are. */
export const atField = (error: unknown, field: string): unknown =>
  error instanceof DomainError && error.kind === 'invalid'
    ? new DomainError(error.kind, error.code, error.message, { fields: { [field]: error.message } })
    : error;
