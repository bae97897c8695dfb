const ATTEMPTS = 4;
const PAUSE_MS = 15;

/** Postgres aborted and rolled back one of two transactions: serialization_failure and deadlock_detected. */
const GIVEN_UP = /^(40001|40P01)$/;

const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && GIVEN_UP.test(String((error as { code?: unknown }).code));

/**
 * Retries an aborted transaction up to three times, with exponential backoff and jitter, so that the same two do not
 * collide again.
 */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isGivenUp(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}
