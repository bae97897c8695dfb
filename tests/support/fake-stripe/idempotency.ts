import { ApiError } from './api.ts';

interface Kept {
  readonly request: string;
  readonly reply: Promise<{ status: number; body: object }>;
  isDone: boolean;
}

/** Replies by idempotency key: the same request gets the same reply, also when it was a refusal or a failure. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  /** @param work what the request does; refusing its parameters beforehand keeps nothing. */
  async once(
    key: string | undefined,
    request: string,
    work: () => Promise<{ status: number; body: object }>,
  ): Promise<{ status: number; body: object; isReplay: boolean }> {
    const known = key === undefined ? undefined : this.kept.get(key);
    if (known) {
      if (known.request !== request)
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        });
      if (!known.isDone)
        throw new ApiError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        });
      return { ...(await known.reply), isReplay: true };
    }
    const kept: Kept = { request, reply: work(), isDone: false };
    if (key !== undefined) this.kept.set(key, kept);
    try {
      return { ...(await kept.reply), isReplay: false };
    } finally {
      kept.isDone = true;
    }
  }
}
