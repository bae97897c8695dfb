/** How many checks passed and failed, and what the numbers alone would not tell. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
}

/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The part of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

export const failure = (note: string): Counts => ({ passed: 0, failed: 1, notes: [note] });

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  notes: all.flatMap(({ notes }) => notes),
});

/** A test that did not run proves nothing, so a skipped one counts as failed. */
export function fromVitest({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed,
    failed: tests.length - passed + brokenFiles.length,
    notes: [
      ...skipped.map(({ fullName }) => `did not run: ${fullName}`),
      ...brokenFiles.map(({ name, message }) => `broken file: ${name} ${message ?? ''}`.trim()),
    ],
  };
}

export function fromPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    notes: [
      ...(stats.skipped > 0 ? [`did not run: ${stats.skipped} journeys`] : []),
      ...errors.map(({ message }) => message ?? 'an error outside every journey'),
    ],
  };
}

/**
 * What a stage is worth. A stage without a single test fails, and so does one whose process failed
 * although its report shows no failure (an unhandled rejection, a crash after the last test).
 */
export function judge(stage: string, counts: Counts, exitCode: number): Counts {
  if (counts.passed + counts.failed === 0) return sum([counts, failure(`${stage}: no tests ran`)]);
  if (exitCode !== 0 && counts.failed === 0) return sum([counts, failure(`${stage}: ended with code ${exitCode}`)]);
  return counts;
}

export const summary = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
