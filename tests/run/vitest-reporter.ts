import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { inProject, type TestEvent, tell } from './test-events.ts';

const named = (test: TestCase) => ({ file: inProject(test.module.moduleId), id: test.id, test: test.fullName });

type Outcome = Extract<TestEvent, { kind: 'ended' }>['outcome'];

/** A test that passed only when it was asked again is flaky, whatever Vitest makes of it. */
function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result();
  if (state === 'passed') return test.diagnostic()?.flaky ? 'flaky' : 'passed';
  return state === 'failed' ? 'failed' : 'skipped';
}

/** Tells what Vitest does as test events. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) tell({ kind: 'file-queued', file: inProject(moduleId) });
  }

  onTestModuleCollected(module: TestModule): void {
    for (const test of module.children.allTests()) tell({ kind: 'queued', ...named(test) });
  }

  onTestCaseReady(test: TestCase): void {
    tell({ kind: 'begun', ...named(test) });
  }

  onTestCaseResult(test: TestCase): void {
    tell({ kind: 'ended', ...named(test), outcome: outcomeOf(test) });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = inProject(module.moduleId);
    const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
    const ms = collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration;
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    for (const { message } of errors) tell({ kind: 'broken', message: `${file} ${message}` });
    tell({ kind: 'time', file, ms });
    tell({ kind: 'file-ended', file });
  }

  onTestRunEnd(_modules: unknown, errors: ReadonlyArray<{ readonly message: string }>): void {
    for (const { message } of errors) tell({ kind: 'broken', message });
    tell({ kind: 'finished' });
  }
}
