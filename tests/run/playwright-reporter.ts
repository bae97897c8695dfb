import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { inProject, type TestEvent, tell } from './test-events.ts';

const named = (test: TestCase) => ({
  file: inProject(test.location.file),
  id: test.id,
  // The project and the file come first.
  test: test.titlePath().slice(3).join(' > '),
});

type Outcome = Extract<TestEvent, { kind: 'ended' }>['outcome'];

function outcomeOf(test: TestCase, { status, retry }: TestResult): Outcome {
  if (status === 'skipped') return 'skipped';
  if (status !== test.expectedStatus) return 'failed';
  return retry > 0 ? 'flaky' : 'passed';
}

/** Tells what Playwright does as test events. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) tell({ kind: 'queued', ...named(test) });
  }

  onTestBegin(test: TestCase): void {
    tell({ kind: 'begun', ...named(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // Ended because the whole run is being ended: it has said nothing about the test.
    if (result.status === 'interrupted') return;
    tell({ kind: 'ended', ...named(test), outcome: outcomeOf(test, result) });
    tell({ kind: 'time', file: inProject(test.location.file), ms: result.duration });
  }

  onError({ message }: TestError): void {
    tell({ kind: 'broken', message: message ?? 'an error outside every test' });
  }

  onEnd({ status }: { status: string }): void {
    if (status !== 'interrupted') tell({ kind: 'finished' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
