import { describe, expect, it } from 'vitest';
import { failure, fromPlaywright, fromVitest, judge, sum, summary } from '../run/counts.ts';
import { runStages } from '../run/run-stages.ts';
import { chosenStages, type Stage } from '../run/stages.ts';

const passed = { passed: 1, failed: 0, notes: [] };
const test = (status: string, fullName = 'a test') => ({ status, fullName });
const file = (status: string, assertionResults: ReturnType<typeof test>[], message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults,
});

describe('Vitest reports', () => {
  it('are counted test by test', () => {
    const testResults = [file('failed', [test('passed'), test('failed')]), file('passed', [test('passed')])];
    expect(fromVitest({ testResults })).toEqual({ passed: 2, failed: 1, notes: [] });
  });

  it('turn a file that could not be loaded into a failure', () => {
    const counts = fromVitest({ testResults: [file('failed', [], 'no such import')] });
    expect(counts).toEqual({ passed: 0, failed: 1, notes: ['broken file: a.test.ts no such import'] });
  });

  it.each(['pending', 'skipped', 'todo', 'disabled'])('turn a %s test into a failure', (status) => {
    const counts = fromVitest({ testResults: [file('passed', [test(status, 'pays twice'), test('passed')])] });
    expect(counts).toEqual({ passed: 1, failed: 1, notes: ['did not run: pays twice'] });
  });
});

describe('Playwright reports', () => {
  it('count a flaky and a skipped journey as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(fromPlaywright({ stats, errors: [] })).toMatchObject({ passed: 5, failed: 3 });
  });

  it('count an error outside every journey', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(fromPlaywright({ stats, errors: [{ message: 'no config' }] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a stage', () => {
  it('without tests fails, and is named', () => {
    expect(judge('http', { passed: 0, failed: 0, notes: [] }, 0)).toEqual(failure('http: no tests ran'));
  });

  it('whose process failed is failed, whatever its report says', () => {
    expect(judge('http', passed, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(judge('http', { passed: 3, failed: 2, notes: [] }, 1)).toMatchObject({ passed: 3, failed: 2 });
  });
});

describe('a run', () => {
  const stage = (name: string, run: Stage['run'], facts: Partial<Stage> = {}): Stage => ({ name, run, ...facts });
  const nothing = { environment: async () => ({}) };

  it('goes on after a failure, and adds everything up', async () => {
    const stages = [
      stage('types', async () => failure('wrong')),
      stage('lint', async () => Promise.reject(new Error('no program'))),
      stage('domain', async () => ({ passed: 40, failed: 0, notes: [] })),
    ];
    const total = await runStages(stages, nothing, () => {});
    expect(summary(total)).toBe('40 passed, 2 failed');
    expect(total.notes).toEqual(['wrong', 'lint: no program']);
  });

  it('runs no journey on a build that failed, and says so', async () => {
    const journeys = stage('journeys', async () => passed, { after: 'build' });
    const total = await runStages([stage('build', async () => failure('wrong')), journeys], nothing, () => {});
    expect(total.notes).toEqual(['wrong', 'journeys: not run, because build failed']);
    expect(total).toMatchObject({ passed: 0, failed: 2 });
  });

  it('fails a stage whose needs cannot be met, with the reason', async () => {
    const unable = { environment: async () => Promise.reject(new Error('Postgres was not found.')) };
    const total = await runStages([stage('contracts', async () => passed)], unable, () => {});
    expect(total).toEqual(failure('contracts: Postgres was not found.'));
  });

  it('sums nothing to nothing', () => {
    expect(summary(sum([]))).toBe('0 passed, 0 failed');
  });
});

describe('the choice of stages', () => {
  const names = (...args: string[]) => chosenStages(args).map(({ name }) => name);

  it('is everything without arguments, in order', () => {
    expect(names().join(' ')).toBe(
      'types format lint architecture domain uploads contracts http worker web media build journeys',
    );
  });

  it('is what answers fast with --quick', () => {
    expect(names('--quick')).toEqual(['types', 'format', 'lint', 'architecture', 'domain', 'uploads']);
  });

  it('is the named ones with --only, with the build that journeys need', () => {
    expect(names('--only', 'web,http')).toEqual(['http', 'web']);
    expect(names('--only', 'journeys')).toEqual(['build', 'journeys']);
  });

  it.each([['--only', 'htpp'], ['--fast'], ['--only']])('refuses %s %s', (...args) => {
    expect(() => chosenStages(args.filter((arg) => arg !== undefined))).toThrow('is unknown here');
  });
});
