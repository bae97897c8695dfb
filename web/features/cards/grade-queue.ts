import type { Failure } from '../../../src/answering/ports.ts';
import { RequestScheduler, type Verdict } from '../../../src/answering/request-scheduler.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CardReply, GradedCardReply } from '../../../src/wire/replies/cards.ts';
import { ApiError, call } from '../../api/client.ts';
import { failureOf } from '../../exam/answering/answers-server.ts';
import { browserClock, browserNetwork, browserRandom, browserTimers } from '../../exam/answering/browser-ports.ts';
import { PersonStore } from '../../exam/answering/person-store.ts';
import { createStore } from '../../platform/store.ts';

/** Answer to a card, the same however often it is sent. */
export interface Grade {
  readonly questionId: string;
  readonly idempotencyKey: string;
  readonly option: string;
  readonly seconds: number;
  readonly isEasy: boolean;
}

/** Record of the journal; answers are sent in the order of their times. */
type Line = Grade & { readonly at: number };

export type Outcome =
  | { readonly kind: 'sending' | 'waiting' }
  | { readonly kind: 'graded'; readonly reply: GradedCardReply; readonly isKnown: boolean }
  /** `isDone`: another grade of it came first. */
  | { readonly kind: 'refused'; readonly words: string; readonly isDone: boolean };

export interface QueuedGrade extends Line {
  readonly outcome: Outcome;
  /** It could not be sent at once. */
  readonly hasWaited: boolean;
  /** It waited since an earlier visit. */
  readonly isEarlier: boolean;
}

interface Grades {
  readonly grades: readonly QueuedGrade[];
  /** Whatever waited since an earlier visit was tried once. */
  readonly isTried: boolean;
  readonly isJournalLost: boolean;
}

export const isUnsent = ({ outcome: { kind } }: QueuedGrade): boolean => kind === 'sending' || kind === 'waiting';

/** Below the scheduler's own limit: a lost request is told at once, and sent again. */
const REQUEST_MS = 6000;
/** A storage that takes longer has hung. */
const JOURNAL_MS = 2000;

/** Grades of one person on this device: each is in the journal until the server has answered, and sent in order. */
export class GradeQueue {
  readonly state = createStore<Grades>(() => ({ grades: [], isTried: false, isJournalLost: false }));
  private readonly journal: PersonStore;
  private readonly scheduler: RequestScheduler;
  private readonly stop: () => void;
  private isOpen = false;

  constructor(personId: string) {
    this.journal = new PersonStore(`cusp-cards-${personId}`, ['at', 'idempotencyKey']);
    this.scheduler = new RequestScheduler({
      ...{ clock: browserClock, timers: browserTimers, random: browserRandom },
      work: () => this.work(),
      heartbeatMs: () => undefined,
    });
    this.stop = browserNetwork.onChange(() => browserNetwork.isOnline() && this.now());
    void this.open();
  }

  /** Sends at once what waits: the connection is back, or the person has signed in again. */
  now(): void {
    if (this.isOpen) this.scheduler.now();
  }

  add(grade: Grade): void {
    const line = { ...grade, at: browserClock.wall() };
    this.set({
      grades: [...this.grades, { ...line, outcome: { kind: 'sending' }, hasWaited: false, isEarlier: false }],
    });
    void this.kept(this.journal.within('readwrite', (store) => store.put(line)));
    this.now();
  }

  /** Shows what an edit made of a graded card. */
  revise(grade: Grade, { why, rule, nextOn, revision, state }: CardReply): void {
    this.change(grade, (outcome) => {
      if (outcome.kind !== 'graded') return outcome;
      const reply = { ...outcome.reply, reason: why, rule, nextOn, revision };
      return { ...outcome, reply, isKnown: state === 'known' };
    });
  }

  /** Reads a graded card anew: the same grade is answered with what is stored now. */
  async reread(grade: Grade): Promise<void> {
    const reply = await sent(grade).catch(() => undefined);
    if (reply) this.change(grade, () => ({ kind: 'graded', reply, isKnown: false }));
  }

  close(): void {
    this.scheduler.close();
    this.stop();
  }

  private get grades(): readonly QueuedGrade[] {
    return this.state.get().grades;
  }

  private set(change: Partial<Grades>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  private change({ idempotencyKey }: Grade, change: (outcome: Outcome) => Outcome): void {
    const isIt = (one: Grade) => one.idempotencyKey === idempotencyKey;
    this.set({ grades: this.grades.map((one) => (isIt(one) ? { ...one, outcome: change(one.outcome) } : one)) });
  }

  private async open(): Promise<void> {
    const read = this.journal.within('readonly', (store) => store.getAll() as IDBRequest<Line[]>);
    const lines = (await this.kept(read)) ?? [];
    const earlier = lines.map(
      (line) => ({ ...line, outcome: { kind: 'waiting' }, hasWaited: true, isEarlier: true }) as const,
    );
    this.set({ grades: [...earlier, ...this.grades] });
    this.isOpen = true;
    this.now();
  }

  private async work(): Promise<Verdict> {
    const next = this.grades.find(isUnsent);
    if (!next) {
      this.set({ isTried: true });
      return { kind: 'wait' };
    }
    try {
      const reply = await sent(next);
      this.settle(next, { kind: 'graded', reply, isKnown: false });
    } catch (error) {
      const verdict = this.refused(next, error);
      if (verdict) return verdict;
    }
    return { kind: 'again' };
  }

  /** Settles what would be refused again; else everything waits, and it is told when to send again. */
  private refused(grade: QueuedGrade, error: unknown): Verdict | undefined {
    const failure: Failure = error instanceof ApiError ? failureOf(error) : { kind: 'unreachable' };
    const code = error instanceof ApiError ? error.code : '';
    if (failure.kind === 'refused' && code !== 'readiness/stale-card') {
      this.settle(grade, { kind: 'refused', words: failure.message, isDone: code === 'readiness/card-not-due' });
      return undefined;
    }
    const grades = this.grades.map(
      (one): QueuedGrade => (isUnsent(one) ? { ...one, outcome: { kind: 'waiting' }, hasWaited: true } : one),
    );
    this.set({ grades, isTried: true });
    if (failure.kind === 'signed-out') return { kind: 'wait' };
    const afterMs = failure.kind === 'unreachable' ? failure.retryAfterMs : undefined;
    return { kind: 'retry', ...(afterMs !== undefined && { afterMs }) };
  }

  private settle(grade: QueuedGrade, outcome: Outcome): void {
    this.change(grade, () => outcome);
    void this.kept(this.journal.within('readwrite', (store) => store.delete([grade.at, grade.idempotencyKey])));
  }

  /** Resolves with nothing where the journal fails or hangs: the page says so, and grades are sent all the same. */
  private async kept<T>(work: Promise<T>): Promise<T | undefined> {
    const hung = new Promise<never>((_resolve, reject) => {
      browserTimers.after(JOURNAL_MS, () => reject(new Error('The journal hangs.')));
    });
    try {
      return await Promise.race([work, hung]);
    } catch {
      this.set({ isJournalLost: true });
      return undefined;
    }
  }
}

const sent = ({ questionId, idempotencyKey, option, seconds, isEasy }: Grade): Promise<GradedCardReply> =>
  call(href(paths.cardGrade, { questionId }), {
    method: 'POST',
    body: { idempotencyKey, option, seconds, isEasy },
    patienceMs: REQUEST_MS,
    waitsForSignIn: false,
  });
