/** How many checks passed and failed, and the names of those that failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
}

/** What we read of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What we read of Playwright's JSON report: suites in suites, and in them tests with all that their repeats gave. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  notes: all.flatMap(({ notes }) => notes),
});

export const passed: Counts = { passed: 1, failed: 0, notes: [] };
export const failure = (note: string): Counts => ({ passed: 0, failed: 1, notes: [note] });
export const summary = (counts: Counts): string => `${counts.passed} passed, ${counts.failed} failed`;

/** A skipped test has not passed, and neither has a file that could not be loaded or failed after its last test. */
export function vitestCounts({ testResults }: VitestReport): Counts {
  return sum(
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.map((test) =>
        test.status === 'passed'
          ? passed
          : failure(`${test.status}: ${name} ${test.fullName}${reason(test.failureMessages?.[0])}`),
      );
      const hasTold = tests.some(({ failed }) => failed > 0);
      return status === 'passed' || hasTold ? tests : [...tests, failure(`failed: ${name} ${message}`)];
    }),
  );
}

const REASON_CHARS = 1500;
/** Told again at the end of a run: what Vitest printed is thousands of lines above it. */
const reason = (message = ''): string => (message === '' ? '' : `\n${message.slice(0, REASON_CHARS)}`);

/** A test that was skipped, or passed only when it was asked again, has not passed. */
export function playwrightCounts({ suites, errors }: PlaywrightReport): Counts {
  return sum([
    ...suites.map(suiteCounts),
    ...errors.map(({ message }) => failure(`failed: ${message ?? 'an error outside every test'}`)),
  ]);
}

function suiteCounts({ suites = [], specs }: PlaywrightSuite): Counts {
  const tests = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => (status === 'expected' ? passed : failure(`${status}: ${file} ${title}`))),
  );
  return sum([...tests, ...suites.map(suiteCounts)]);
}

/**
 * What a runner is worth. One without a single test fails, and so does one that failed although it told of no failure
 * (an unhandled rejection, a crash after the last test).
 */
export function judge(runner: string, counts: Counts, exitCode: number): Counts {
  if (counts.passed + counts.failed === 0) return failure(`${runner}: no tests ran`);
  if (exitCode !== 0 && counts.failed === 0) return sum([counts, failure(`${runner}: ended with code ${exitCode}`)]);
  return counts;
}
