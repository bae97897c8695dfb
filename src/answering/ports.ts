import type { Reply } from '../wire/json-schema.ts';
import type { answerRowSchema } from '../wire/replies/sittings.ts';

/* Ports of the engine. Server, journal and lock are each made for one sitting of one person. */

/** One question of the answer sheet. Only questions that were shown or touched have one. */
export type AnswerRow = Readonly<Reply<typeof answerRowSchema>>;

export type AnswerSheet = readonly AnswerRow[];

export type SectionState = 'waiting' | 'running' | 'closing' | 'over';

/** The sitting, as far as saving needs it. Times are the server's, in milliseconds since 1970. */
export interface Sitting {
  readonly state: 'ready' | 'running' | 'between' | 'over';
  readonly now: number;
  readonly writer: { readonly number: number; readonly device: string };
  readonly sections: readonly {
    readonly number: number;
    readonly state: SectionState;
    readonly deadlineAt: number | null;
  }[];
  /** Sheet of the section that runs. */
  readonly sheet: {
    readonly section: number;
    readonly sequence: number;
    readonly savedAt: number | null;
    readonly answers: AnswerSheet;
  } | null;
}

export interface SaveRequest {
  readonly writer: number;
  readonly sequence: number;
  readonly answers: AnswerSheet;
  /** From a server that could not store this very request: when it had come. */
  readonly arrivalNote?: string;
}

/** 200 of a save: committed, under this sequence. */
export interface Saved {
  readonly kind: 'saved';
  readonly sequence: number;
  readonly savedAt: number;
  readonly now: number;
  readonly deadlineAt: number;
  readonly state: 'running' | 'closing' | 'over';
}

/** Outcomes that every call may have, in addition to its own. */
export type Failure =
  /** No answer, 408, 429 or 5xx: the same again later. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number; readonly arrivalNote?: string }
  /** 401 */
  | { readonly kind: 'signed-out' }
  /** 404, 422 and every other refusal: the same again is refused again. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

/** The 409s of a save. */
export type Conflict =
  /** `exam/out-of-order`, with the stored sequence. */
  | { readonly kind: 'out-of-order'; readonly sequence: number }
  /** `exam/taken-over`, with the device that may save now. */
  | { readonly kind: 'taken-over'; readonly device: string }
  /** `exam/section-over` */
  | { readonly kind: 'section-over' };

export type SaveOutcome = Saved | Conflict | Failure;
export type SittingOutcome<S extends Sitting = Sitting> =
  | { readonly kind: 'sitting'; readonly sitting: S }
  | Conflict
  | Failure;

/** Calls about one sitting. They tell what happened and never reject. */
export interface AnswersServer<S extends Sitting = Sitting> {
  read(): Promise<SittingOutcome<S>>;
  save(section: number, request: SaveRequest): Promise<SaveOutcome>;
  submit(section: number, request: SaveRequest): Promise<SittingOutcome<S>>;
  takeOver(): Promise<SittingOutcome<S>>;
}

/** Record of this device about one section under one writer's number. */
export interface JournalRecord {
  readonly section: number;
  readonly writer: number;
  readonly sequence: number;
  /** Highest sequence that the server has acknowledged. */
  readonly acknowledged: number;
  readonly answers: AnswerSheet;
  /** Questions whose last edit is not acknowledged. */
  readonly unsent: readonly string[];
  /** Requests that the server could not store, each with its note of arrival; oldest first. */
  readonly noted?: readonly SaveRequest[];
}

/** Keeps records of a sitting beyond a crash of the page. Writes take effect in call order; any call may reject. */
export interface Journal {
  read(): Promise<readonly JournalRecord[]>;
  /** Replaces the record of the same section and writer. */
  write(record: JournalRecord): Promise<void>;
  remove(record: Pick<JournalRecord, 'section' | 'writer'>): Promise<void>;
  /** Removes everything about the sitting: it is over. */
  clear(): Promise<void>;
}

/** Lock of the sitting, which one page of this browser holds. Where a browser has no locks, every page holds it. */
export interface Lock {
  /**
   * Tells whether this page holds the lock from now on. `take` takes it from the page that has it, which is told so by
   * its own `onLost`.
   */
  hold(how: 'if-free' | 'take', onLost: () => void): Promise<boolean>;
  release(): void;
}

export interface Clock {
  /** Milliseconds that no change of the device's clock moves (`performance.now()`). */
  monotonic(): number;
  /** The device's clock, in milliseconds since 1970. */
  wall(): number;
}

export interface Timers {
  /** Starts a one-shot timer. Returns its cancel function. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Random {
  /** Random number in [0, 1). */
  fraction(): number;
}

export interface Network {
  /** Answer of the operating system, which may be wrong. */
  isOnline(): boolean;
  onChange(listener: () => void): () => void;
}

export interface Page {
  isVisible(): boolean;
  /** Calls the listener when the page is hidden, left or shown again. */
  onChange(listener: () => void): () => void;
}

export interface AnsweringPorts<S extends Sitting = Sitting> {
  readonly server: AnswersServer<S>;
  readonly journal: Journal;
  readonly lock: Lock;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: Random;
  readonly network: Network;
  readonly page: Page;
}
