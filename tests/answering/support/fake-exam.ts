import type {
  AnswerSheet,
  SaveOutcome,
  SaveRequest,
  SectionState,
  Sitting,
  SittingOutcome,
} from '../../../src/answering/ports.ts';

export const MINUTE = 60_000;
const GRACE = 10_000;

interface Section {
  readonly number: number;
  readonly minutes: number;
  deadlineAt: number | null;
  submittedAt: number | null;
  sequence: number;
  answers: AnswerSheet;
  savedAt: number | null;
  late: AnswerSheet | undefined;
}

const same = (one: AnswerSheet, other: AnswerSheet) => JSON.stringify(one) === JSON.stringify(other);

/** One sitting as the server keeps it: a save is one conditional statement on the section's row. */
export class FakeExam {
  writer = 1;
  device = 'Chrome, Windows';
  readonly sections: Section[];
  /** Each acknowledgement, as it was committed. */
  readonly acknowledged: { readonly writer: number; readonly sequence: number; readonly answers: AnswerSheet }[] = [];

  /** Requests that a note says came in time; no answer of the stored sheet may stay behind one. */
  readonly notedInTime: (SaveRequest & { readonly number: number })[] = [];

  constructor(
    private readonly now: () => number,
    minutes: readonly number[] = [60, 60],
  ) {
    this.sections = minutes.map((each, index) => ({
      number: index + 1,
      minutes: each,
      deadlineAt: null,
      submittedAt: null,
      sequence: 0,
      answers: [],
      savedAt: null,
      late: undefined,
    }));
  }

  section = (number: number): Section => this.sections[number - 1]!;

  row = (question: string, section = 1) =>
    this.section(section).answers.find((row) => row.question === question) ?? undefined;

  start(number = 1): Sitting {
    const section = this.section(number);
    section.deadlineAt ??= this.now() + section.minutes * MINUTE;
    return this.sitting();
  }

  sitting(): Sitting {
    const sections = this.sections.map((each) => ({
      number: each.number,
      state: this.stateOf(each),
      deadlineAt: each.deadlineAt,
    }));
    const running = this.sections.find((each) => ['running', 'closing'].includes(this.stateOf(each)));
    const { number, sequence, savedAt, answers } = running ?? {};
    const isOver = sections.every(({ state }) => state === 'over');
    const isReady = sections.every(({ state }) => state === 'waiting');
    return {
      state: running ? 'running' : isOver ? 'over' : isReady ? 'ready' : 'between',
      now: this.now(),
      writer: { number: this.writer, device: this.device },
      sections,
      sheet: running ? { section: number!, sequence: sequence!, savedAt: savedAt!, answers: answers! } : null,
    };
  }

  takeOver(device: string): SittingOutcome {
    if (this.sitting().state === 'over') return { kind: 'section-over' };
    this.writer += 1;
    this.device = device;
    return { kind: 'sitting', sitting: this.sitting() };
  }

  /** Note of when a request came, for a server that cannot store it. */
  noteOf(number: number, { arrivalNote: _earlier, ...request }: SaveRequest): string {
    const { writer, sequence } = request;
    const section = this.section(number);
    const isNewest = writer === this.writer && section.sequence < sequence;
    if (isNewest && section.submittedAt === null && this.now() < section.deadlineAt! + GRACE)
      this.notedInTime.push({ number, ...request });
    return JSON.stringify({ at: this.now(), number, request });
  }

  save(number: number, request: SaveRequest): SaveOutcome {
    const section = this.section(number);
    const { writer, sequence, answers } = request;
    const isTaken = section.submittedAt === null && section.deadlineAt! + GRACE > this.firstCame(number, request);
    if (writer === this.writer && section.sequence < sequence && isTaken) {
      section.sequence = sequence;
      section.answers = structuredClone(answers);
      section.savedAt = this.now();
      return this.acknowledge(section, request);
    }
    if (writer !== this.writer) return { kind: 'taken-over', device: this.device };
    if (same(section.answers, answers)) return this.acknowledge(section, request);
    if (sequence <= section.sequence) return { kind: 'out-of-order', sequence: section.sequence };
    // The first ones stay.
    section.late ??= structuredClone(answers);
    return { kind: 'section-over' };
  }

  submit(number: number, request: SaveRequest): SittingOutcome {
    const saved = this.save(number, request);
    if (saved.kind !== 'saved') return saved;
    this.section(number).submittedAt ??= this.now();
    return { kind: 'sitting', sitting: this.sitting() };
  }

  private firstCame(number: number, { arrivalNote, ...request }: SaveRequest): number {
    if (arrivalNote === undefined) return this.now();
    const { at, ...about } = JSON.parse(arrivalNote) as { at: number };
    return JSON.stringify(about) === JSON.stringify({ number, request }) ? at : this.now();
  }

  private acknowledge(section: Section, { writer, sequence, answers }: SaveRequest): SaveOutcome {
    this.acknowledged.push({ writer, sequence, answers: structuredClone(answers) });
    const state = this.stateOf(section) as 'running' | 'closing' | 'over';
    const { savedAt, deadlineAt } = section;
    return {
      kind: 'saved',
      sequence: section.sequence,
      savedAt: savedAt!,
      now: this.now(),
      deadlineAt: deadlineAt!,
      state,
    };
  }

  private stateOf({ deadlineAt, submittedAt }: Section): SectionState {
    if (deadlineAt === null) return 'waiting';
    if (submittedAt !== null || this.now() >= deadlineAt + GRACE) return 'over';
    return this.now() >= deadlineAt ? 'closing' : 'running';
  }
}
