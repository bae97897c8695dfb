import { isBusy } from './faults.ts';

/** Timeout of a write while another process writes: a migration, a command, a manual repair. */
export const MAX_WAIT_MS = 5_000;
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Patience {
  readonly waitMs?: number;
  /** Tells whether the attempt has had no effect yet. */
  readonly isRepeatable?: () => boolean;
}

/**
 * Retries while another process holds the write lock (SQLITE_BUSY). SQLite's own `busy_timeout` would block the event
 * loop, because its driver is synchronous. Pauses have jitter, so that waiting writers do not all return at once.
 */
export async function onceWritable<T>(
  attempt: () => Promise<T>,
  { waitMs = MAX_WAIT_MS, isRepeatable = () => true }: Patience = {},
): Promise<T> {
  const endMs = performance.now() + waitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || !isRepeatable() || performance.now() >= endMs) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}
