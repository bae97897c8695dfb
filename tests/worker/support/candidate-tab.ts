import { AnsweringEngine } from '../../../src/answering/answering-engine.ts';
import type {
  AnswersServer,
  Conflict,
  Failure,
  Journal,
  JournalRecord,
  Network,
  SaveOutcome,
  SaveRequest,
  Sitting,
  SittingOutcome,
} from '../../../src/answering/ports.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { ProblemReply } from '../../../src/wire/replies/problem.ts';
import type { SavedAnswersReply, SittingReply } from '../../../src/wire/replies/sittings.ts';
import type { Answer } from '../../support/asking.ts';
import type { Seeded } from '../../support/seeded.ts';
import type { SittingLedger } from './sitting-ledger.ts';

/** Sends one request and answers; rejects where no whole answer comes. */
export type Send = (method: string, path: string, body?: object) => Promise<Answer>;

const SLOW_MS = 1500;
/** A request that hangs in the network arrives so long after its section was closed. */
const HELD_MS = 2000;

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Storage and network of one device. The storage outlives its tabs. */
export class CandidateDevice {
  readonly records = new Map<string, JournalRecord>();
  holder: CandidateTab | undefined;
  private isOnline = true;
  private readonly listeners = new Set<() => void>();
  private readonly underWay = new Set<Promise<Answer>>();

  constructor(
    readonly sittingId: string,
    /** Moment from which the server takes nothing. */
    private readonly closesAt: () => number,
    private readonly send: Send,
    readonly random: Seeded,
    private readonly ledger: SittingLedger,
  ) {}

  readonly network: Network = {
    isOnline: () => this.isOnline,
    onChange: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  /** Takes the network away, or gives it back. */
  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const listener of this.listeners) listener();
  }

  /** Settles when nothing is on its way any more. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.underWay]);
  }

  /** Sends what may be lost on its way, wait on it, or lose its answer. What the server answered, the ledger notes. */
  overNetwork(method: string, path: string, body?: object): Promise<Answer> {
    const answering = this.sent(method, path, body);
    this.underWay.add(answering);
    const arrived = () => void this.underWay.delete(answering);
    answering.then(arrived, arrived);
    return answering;
  }

  private async sent(method: string, path: string, body?: object): Promise<Answer> {
    const { random } = this;
    const fate = random.next();
    const [way, back] = [random.below(SLOW_MS), random.below(SLOW_MS)];
    const held = this.closesAt() - Date.now() + random.below(HELD_MS);
    if (!this.isOnline || fate < 0.08) throw new Error('It never reached the server.');
    const isSlow = fate >= 0.18 && fate < 0.28;
    if (isSlow) await pause(way);
    const isHeld = fate >= 0.28 && fate < 0.31;
    if (isHeld) await pause(held);
    const answered = await this.ledger.sent(this.send(method, path, body), { path, body });
    if (isSlow) await pause(back);
    if (fate < 0.18) throw new Error('The answer was lost.');
    return answered;
  }
}

/** One tab with the engine as it is. A kill ends it in the middle of whatever it does. */
export class CandidateTab {
  readonly engine: AnsweringEngine;
  private isAlive = true;

  constructor(readonly device: CandidateDevice) {
    this.engine = new AnsweringEngine({
      server: this.server(),
      journal: this.journal(),
      lock: {
        hold: async (how) => {
          if (how === 'if-free' && device.holder && device.holder !== this) return false;
          device.holder = this;
          return true;
        },
        release: () => this.release(),
      },
      clock: { monotonic: () => performance.now(), wall: () => Date.now() },
      timers: {
        after: (milliseconds, run) => {
          const timer = setTimeout(() => this.isAlive && run(), milliseconds);
          return () => clearTimeout(timer);
        },
      },
      random: { fraction: device.random.next },
      network: device.network,
      page: { isVisible: () => true, onChange: () => () => undefined },
    });
  }

  kill(): void {
    this.isAlive = false;
    this.release();
  }

  private release(): void {
    if (this.device.holder === this) this.device.holder = undefined;
  }

  /** Nothing that a dead tab waited for goes on. */
  private async alive<T>(work: () => Promise<T>): Promise<T> {
    const value = await work();
    return this.isAlive ? value : new Promise<never>(() => undefined);
  }

  private journal(): Journal {
    const { records } = this.device;
    const key = ({ section, writer }: Pick<JournalRecord, 'section' | 'writer'>) => `${section}/${writer}`;
    const stored = <T>(work: () => T): Promise<T> =>
      this.alive(async () => {
        await pause(1);
        return this.isAlive ? work() : (undefined as never);
      });
    return {
      read: () => stored(() => structuredClone([...records.values()])),
      write: (record) => stored(() => void records.set(key(record), structuredClone(record))),
      remove: (record) => stored(() => void records.delete(key(record))),
      clear: () => stored(() => records.clear()),
    };
  }

  private server(): AnswersServer {
    const { sittingId } = this.device;
    const inSection = (section: number) => ({ sittingId, number: String(section) });
    const read = () => this.asked('GET', href(paths.sitting, { sittingId }));
    return {
      read,
      save: (section, request) =>
        this.call<SaveOutcome>('PUT', href(paths.sectionAnswers, inSection(section)), request, ({ json }) => {
          const { sequence, state, ...times } = json as SavedAnswersReply;
          const [savedAt = 0, now = 0, deadlineAt = 0] = [times.savedAt, times.now, times.deadlineAt].map(Date.parse);
          return { kind: 'saved', sequence, savedAt, now, deadlineAt, state: state === 'waiting' ? 'over' : state };
        }),
      submit: (section, request) => this.asked('POST', href(paths.sectionSubmission, inSection(section)), request),
      takeOver: () => this.asked('POST', href(paths.sittingWriter, { sittingId }), {}),
    };
  }

  private asked(method: string, path: string, body?: object): Promise<SittingOutcome> {
    return this.call<SittingOutcome>(method, path, body, ({ json }) => ({
      kind: 'sitting',
      sitting: sittingOf(json as SittingReply),
    }));
  }

  private call<T>(
    method: string,
    path: string,
    body: object | SaveRequest | undefined,
    taken: (answer: Answer) => T,
  ): Promise<T | Conflict | Failure> {
    return this.alive(async () => {
      const answer = await this.device.overNetwork(method, path, body).catch(() => undefined);
      if (!answer) return { kind: 'unreachable' };
      return answer.status < 300 ? taken(answer) : this.refused(answer);
    });
  }

  /** A conflict says only that something else is true; the sitting says what. */
  private async refused({ status, json }: Answer): Promise<Conflict | Failure> {
    if (status === 401) return { kind: 'signed-out' };
    const { code, message, arrivalNote } = json as ProblemReply;
    if (status === 408 || status === 429 || status >= 500)
      return { kind: 'unreachable', ...(arrivalNote !== undefined && { arrivalNote }) };
    if (code === 'exam/section-over' || code === 'exam/over') return { kind: 'section-over' };
    if (code !== 'exam/taken-over' && code !== 'exam/out-of-order') return { kind: 'refused', status, message };
    const now = await this.asked('GET', href(paths.sitting, { sittingId: this.device.sittingId }));
    if (now.kind !== 'sitting') return now;
    const { writer, sheet } = now.sitting;
    if (code === 'exam/taken-over') return { kind: 'taken-over', device: writer.device };
    return sheet ? { kind: 'out-of-order', sequence: sheet.sequence } : { kind: 'section-over' };
  }
}

const momentOf = (time: string | null) => (time === null ? null : Date.parse(time));

const sittingOf = ({ state, now, writer, sections, sheet }: SittingReply): Sitting => ({
  ...{ state, now: Date.parse(now), writer },
  sections: sections.map(({ deadlineAt, ...section }) => ({ ...section, deadlineAt: momentOf(deadlineAt) })),
  sheet: sheet && { ...sheet, savedAt: momentOf(sheet.savedAt) },
});
