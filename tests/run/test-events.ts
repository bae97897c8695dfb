import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Vitest knows its files before their tests; Playwright knows its tests at once. */
interface Named {
  /** Relative to the project. */
  readonly file: string;
  readonly id: string;
  readonly test: string;
}

/**
 * What a test runner says while it works: one line of JSON each, written at once, so that a runner that is killed has
 * said it.
 */
export type TestEvent =
  | { readonly kind: 'file-queued'; readonly file: string }
  | ({ readonly kind: 'queued' } & Named)
  | ({ readonly kind: 'begun' } & Named)
  | ({ readonly kind: 'ended'; readonly outcome: 'passed' | 'failed' | 'skipped' | 'flaky' } & Named)
  /** A file is over, or one of its tests: such times add up. */
  | { readonly kind: 'time'; readonly file: string; readonly ms: number }
  | { readonly kind: 'file-ended'; readonly file: string }
  /** A file that could not be loaded, or an error outside every test. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'finished' };

/** Where the reporters write to; the run that starts them sets it. Without it they are silent. */
export const EVENTS_FILE = 'TEST_EVENTS_FILE';

export function tell(event: TestEvent): void {
  const path = process.env[EVENTS_FILE];
  if (path) appendFileSync(path, `${JSON.stringify(event)}\n`);
}

export const inProject = (path: string): string => relative(process.cwd(), path);

/** The last line may have been cut in the middle when its writer was killed. */
export const parseEvents = (text: string): TestEvent[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TestEvent);
