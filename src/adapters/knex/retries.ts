const ATTEMPTS = 4;
const PAUSE_MS = 15;

/** Postgres gave one of two transactions up: serialization_failure and deadlock_detected. Nothing of it remains. */
const GIVEN_UP = /^(40001|40P01)$/;

const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && GIVEN_UP.test(String((error as { code?: unknown }).code));

/**
 * Runs a transaction again that was given up for another one, at most three times, after a pause that doubles and is
 * random, so that two that met do not meet again.
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
