import type { DomainError } from './errors.ts';

/** Queue of a caller at the gate. */
export interface Queue {
  /** Key whose callers count together: a network, an account, a person. */
  readonly key: string;
  /** Whether the caller is known: known callers have places that strangers cannot take. */
  readonly isKnown: boolean;
}

export interface FairGateLimits {
  readonly atOnce: number;
  /** Maximum of waiting callers per key. */
  readonly perKey: number;
  /** Maximum of waiting callers in all, strangers and known ones. */
  readonly strangers: number;
  readonly known: number;
}

/**
 * Semaphore that is fair between keys (round robin): few callers per key may wait, and in a full queue the second
 * caller of one key is evicted for the first of another. So a flood from one network refuses no other, and one from
 * many networks refuses no known caller. Reason for the gate: decision S5.
 */
export class FairGate {
  private underWay = 0;
  private readonly strangers: WaitingRoom;
  private readonly known: WaitingRoom;
  private isKnownsTurn = true;

  constructor(
    private readonly limits: FairGateLimits,
    busy: () => DomainError,
  ) {
    this.strangers = new WaitingRoom(limits.strangers, limits.perKey, busy);
    this.known = new WaitingRoom(limits.known, limits.perKey, busy);
  }

  async run<T>({ key, isKnown }: Queue, work: () => Promise<T>): Promise<T> {
    if (this.underWay < this.limits.atOnce) this.underWay += 1;
    else await (isKnown ? this.known : this.strangers).wait(key);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private leave(): void {
    const rooms = this.isKnownsTurn ? [this.known, this.strangers] : [this.strangers, this.known];
    this.isKnownsTurn = !this.isKnownsTurn;
    // The place is handed over, so that no newcomer can take it in between.
    if (!rooms.some((room) => room.letIn())) this.underWay -= 1;
  }
}

interface Waiter {
  enter(): void;
  refuse(error: DomainError): void;
}

class WaitingRoom {
  /** Waiting callers by key, in the order of turns (round robin). */
  private readonly queues = new Map<string, Waiter[]>();
  private taken = 0;

  constructor(
    private readonly places: number,
    private readonly perKey: number,
    private readonly busy: () => DomainError,
  ) {}

  wait(key: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    if (queue.length >= this.perKey) throw this.busy();
    if (this.taken >= this.places && (queue.length > 0 || !this.sendOneAway())) throw this.busy();
    this.taken += 1;
    return new Promise((enter, refuse) => {
      queue.push({ enter, refuse });
      this.queues.set(key, queue);
    });
  }

  /** The next one of the key whose turn it is, which then comes last. */
  letIn(): boolean {
    const [turn] = this.queues;
    if (!turn) return false;
    const [key, queue] = turn;
    const next = queue.shift();
    this.queues.delete(key);
    if (queue.length > 0) this.queues.set(key, queue);
    this.taken -= 1;
    next?.enter();
    return true;
  }

  /** Evicts the newest waiter of the longest queue; false where no key has more than one. */
  private sendOneAway(): boolean {
    let longest: Waiter[] = [];
    for (const queue of this.queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length < 2) return false;
    this.taken -= 1;
    longest.pop()?.refuse(this.busy());
    return true;
  }
}
