import type { UserId } from '../kernel/ids.ts';
import { searchesBusy, searchOvertaken } from './errors.ts';

/** Subset of the platform's AbortSignal: it aborts when the client has disconnected. */
export interface Departure {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
}

interface Turn {
  readonly start: () => Promise<void>;
  readonly refuse: (because: Error) => void;
  isUnwanted: boolean;
}

const AT_ONCE = 2;
/** Some seconds of searches. */
const MAX_WAITING = 200;

/**
 * Bounded queue (FIFO by user): searches read much, and people who type send one after the other. So two run at once,
 * never two of one user. A newer search of a user takes the place of the older one, which is refused; the search of a
 * client that has disconnected is dropped.
 */
export class SearchTurns {
  private readonly running = new Map<UserId, Turn>();
  /** A map keeps the order of its keys, also where a value is replaced. */
  private readonly waiting = new Map<UserId, Turn>();

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly maxWaiting = MAX_WAITING,
  ) {}

  run<T>(userId: UserId, search: (isUnwanted: () => boolean) => Promise<T>, departure?: Departure): Promise<T> {
    return new Promise((resolve, reject) => {
      if (departure?.aborted) return reject(searchOvertaken());
      if (this.waiting.size >= this.maxWaiting && !this.waiting.has(userId)) return reject(searchesBusy());
      const turn: Turn = {
        start: () => search(() => turn.isUnwanted).then(resolve, reject),
        refuse: reject,
        isUnwanted: false,
      };
      for (const older of [this.running.get(userId), this.waiting.get(userId)]) if (older) giveUp(older);
      this.waiting.set(userId, turn);
      departure?.addEventListener('abort', () => this.leave(userId, turn), { once: true });
      this.startNext();
    });
  }

  private leave(userId: UserId, turn: Turn): void {
    giveUp(turn);
    if (this.waiting.get(userId) === turn) this.waiting.delete(userId);
  }

  private startNext(): void {
    for (const [userId, turn] of this.waiting) {
      if (this.running.size >= this.atOnce) return;
      // A running statement cannot be cancelled: its place is free when it has ended.
      if (this.running.has(userId)) continue;
      this.waiting.delete(userId);
      this.running.set(userId, turn);
      void turn.start().finally(() => {
        this.running.delete(userId);
        this.startNext();
      });
    }
  }
}

function giveUp(turn: Turn): void {
  turn.isUnwanted = true;
  turn.refuse(searchOvertaken());
}
