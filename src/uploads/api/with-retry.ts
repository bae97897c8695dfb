import type { Stop } from '../abort.ts';
import { newsOf, offline } from '../messages.ts';
import { type Clock, type Random, type Surroundings, TransportError } from '../ports.ts';

const DELAYS_MS = [1000, 3000, 8000];
/** Hundreds of files that failed together do not come back in the same moment. */
const JITTER = 0.3;
/** A server that counts requests asks for minutes; whoever asks for more is mistaken. */
const LONGEST_WAIT_MS = 900_000;
/** Two tries of one PUT met, or one came to the storage in pieces: neither is about the file. */
const PASSING_CODES = ['media/part-replaced', 'media/broken-off'];

/** What may be different a moment later: no answer, too slow, too many, or the server's own trouble. */
export const isPassing = ({ status, code }: TransportError): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500 || PASSING_CODES.includes(code);

/** Undefined when it has been tried often enough. */
export function waitMs(failures: number, { retryAfterSeconds }: TransportError, random: Random): number | undefined {
  const delay = DELAYS_MS[failures];
  if (delay === undefined) return undefined;
  const asked = Math.min((retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
  return Math.max(asked, delay) + delay * JITTER * random.fraction();
}

export interface Patience {
  readonly clock: Clock;
  readonly random: Random;
  readonly surroundings: Surroundings;
}

/** Told why work waits, where there is something to say, and with nothing when it goes on. */
export type WaitingNews = (reason: string | undefined) => void;

/** Does the work until it succeeds or is refused for good. Waiting for the network is no failure. */
export async function insist<T>(
  patience: Patience,
  stop: Stop,
  work: () => Promise<T>,
  tell: WaitingNews = () => undefined,
): Promise<T> {
  const { clock, random, surroundings } = patience;
  for (let failures = 0; ; ) {
    stop.check();
    try {
      return await work();
    } catch (error) {
      stop.check();
      if (!(error instanceof TransportError) || !isPassing(error)) throw error;
      if (error.status === 0 && !surroundings.isOnline()) {
        tell(offline);
        await online(surroundings, stop);
        tell(undefined);
        continue;
      }
      const delay = waitMs(failures, error, random);
      if (delay === undefined) throw error;
      failures += 1;
      const reason = newsOf(error);
      if (reason !== undefined) tell(reason);
      await stop.wait((resolve) => clock.after(delay, resolve));
      if (reason !== undefined) tell(undefined);
    }
  }
}

function online(surroundings: Surroundings, stop: Stop): Promise<void> {
  return stop.wait((resolve) => {
    const off = surroundings.subscribe(() => {
      if (!surroundings.isOnline()) return;
      off();
      resolve();
    });
    return off;
  });
}
