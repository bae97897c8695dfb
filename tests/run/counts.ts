import type { TestEvent } from './test-events.ts';

/** How many checks passed and failed, and what the numbers alone would not tell. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
  /** How long each test file took. */
  readonly files?: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

export const failure = (note: string): Counts => ({ passed: 0, failed: 1, notes: [note] });

export const sum = (all: readonly Counts[]): Counts => {
  const files = all.flatMap((each) => each.files ?? []);
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    notes: all.flatMap(({ notes }) => notes),
    ...(files.length > 0 && { files }),
  };
};

const OUTCOME_WORDS = { passed: 'passed', failed: 'failed', skipped: 'did not run', flaky: 'flaky' } as const;

type Of<Kind extends TestEvent['kind']> = Extract<TestEvent, { kind: Kind }>;

/**
 * What the events of a test runner are worth. A test that did not run proves nothing, so a skipped one counts as
 * failed; so does one that passed only when it was asked again. When the runner was cut off, each test and each file
 * that it had not finished counts as failed.
 */
export function countEvents(events: readonly TestEvent[]): Counts {
  const of = <Kind extends TestEvent['kind']>(kind: Kind): Of<Kind>[] =>
    events.filter((event): event is Of<Kind> => event.kind === kind);
  const ended = of('ended');
  const notPassed = ended.filter(({ outcome }) => outcome !== 'passed');
  const broken = of('broken').map(({ message }) => message);
  const isOver = events.length === 0 || of('finished').length > 0;
  const unfinished = isOver ? { count: 0, notes: [] } : unfinishedOf(events);
  return {
    passed: ended.length - notPassed.length,
    failed: notPassed.length + broken.length + unfinished.count,
    notes: [
      ...notPassed.map(({ outcome, file, test }) => `${OUTCOME_WORDS[outcome]}: ${file} ${test}`),
      ...broken.map((message) => `broken: ${message}`),
      ...unfinished.notes,
    ],
    files: fileTimes(of('time')),
  };
}

/** What a runner that was cut off had begun, by name, and what it had not begun, by file. */
function unfinishedOf(events: readonly TestEvent[]): { count: number; notes: string[] } {
  const ended = new Set(events.flatMap((event) => (event.kind === 'ended' ? [event.id] : [])));
  const begun = new Set(events.flatMap((event) => (event.kind === 'begun' ? [event.id] : [])));
  const open = events.flatMap((event) => (event.kind === 'queued' && !ended.has(event.id) ? [event] : []));
  const known = new Set(events.flatMap((event) => (event.kind === 'queued' ? [event.file] : [])));
  const unread = events.flatMap((event) =>
    event.kind === 'file-queued' && !known.has(event.file) ? [event.file] : [],
  );
  const cutOff = open.filter(({ id }) => begun.has(id));
  const waiting = new Map<string, number>();
  for (const { id, file } of open) if (!begun.has(id)) waiting.set(file, (waiting.get(file) ?? 0) + 1);
  return {
    count: open.length + unread.length,
    notes: [
      'it ended before its last test:',
      ...cutOff.map(({ file, test }) => `cut off: ${file} ${test}`),
      ...[...waiting].map(([file, count]) => `not begun: ${file} (${count} tests)`),
      ...unread.map((file) => `not begun: ${file}`),
    ],
  };
}

function fileTimes(times: readonly Of<'time'>[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums].map(([file, ms]) => ({ file, ms }));
}

/**
 * What a stage is worth. A stage without a single test fails, and so does one whose process failed
 * although it told of no failure (an unhandled rejection, a crash after the last test).
 */
export function judge(stage: string, counts: Counts, exitCode: number): Counts {
  if (counts.passed + counts.failed === 0) return sum([counts, failure(`${stage}: no tests ran`)]);
  if (exitCode !== 0 && counts.failed === 0) return sum([counts, failure(`${stage}: ended with code ${exitCode}`)]);
  return counts;
}

export const summary = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
