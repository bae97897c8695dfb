import type { UserId } from '../kernel/ids.ts';
import { searchesBusy, searchOvertaken } from './errors.ts';

/** As much of the platform's AbortSignal as is needed here: it aborts when whoever asked has gone. */
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
 * Searches read much, and people who type send one after the other. So two run at once, never two of one person, and
 * the others wait in the order in which their people came. A newer search of somebody takes the place of the older one,
 * which is refused; that of somebody who has gone is forgotten.
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
      // What is under way cannot be stopped in the middle of a statement: its place is free when it has ended.
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
