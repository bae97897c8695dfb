import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../run/command.ts';
import { failure, judge, playwrightCounts, sum, summary, vitestCounts } from '../run/counts.ts';
import { ProcessorSeconds } from '../run/processor.ts';
import { testsThatReach } from '../run/reaching.ts';
import { type DriverCache, provideSqliteDriver } from '../run/sqlite-driver.ts';

const file = (status: string, statuses: readonly string[], message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: statuses.map((one) => ({ status: one, fullName: 'pays' })),
});

describe("what Vitest's report is worth", () => {
  const counts = (...testResults: ReturnType<typeof file>[]) => vitestCounts({ testResults });

  it('is counted test by test', () => {
    const counted = counts(file('failed', ['passed', 'failed', 'passed']));
    expect(counted).toEqual({ passed: 2, failed: 1, notes: ['failed: a.test.ts pays'] });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('is less by a test that is %s', (status) => {
    const counted = counts(file('passed', [status, 'passed']));
    expect(counted).toEqual({ passed: 1, failed: 1, notes: [`${status}: a.test.ts pays`] });
  });

  it('tells why a test failed, and not all of a long reason', () => {
    const assertionResults = [{ status: 'failed', fullName: 'pays', failureMessages: [`Error: ${'x'.repeat(9000)}`] }];
    const { notes } = vitestCounts({ testResults: [{ ...file('failed', []), assertionResults }] });
    expect(notes).toEqual([expect.stringMatching(/^failed: a\.test\.ts pays\nError: x{1000,2000}$/)]);
  });

  it('is less by a file that could not be loaded, and by one that failed after its last test', () => {
    expect(counts(file('failed', [], 'no such import'))).toEqual(failure('failed: a.test.ts no such import'));
    expect(counts(file('failed', ['passed'], 'in afterAll'))).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe("what Playwright's report is worth", () => {
  const spec = (...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]) => ({
    file: 'home.spec.ts',
    title: 'pays',
    tests: statuses.map((status) => ({ status })),
  });

  it('is counted test by test, in suites of suites', () => {
    const inner = { specs: [spec('unexpected')] };
    const counted = playwrightCounts({ suites: [{ specs: [spec('expected')], suites: [inner] }], errors: [] });
    expect(counted).toEqual({ passed: 1, failed: 1, notes: ['unexpected: home.spec.ts pays'] });
  });

  it.each(['flaky', 'skipped'] as const)('is less by a test that is %s, which is named', (status) => {
    const counted = playwrightCounts({ suites: [{ specs: [spec(status), spec('expected')] }], errors: [] });
    expect(counted).toEqual({ passed: 1, failed: 1, notes: [`${status}: home.spec.ts pays`] });
  });

  it('is less by an error outside every test', () => {
    const counted = playwrightCounts({ suites: [{ specs: [spec('expected')] }], errors: [{ message: 'no browser' }] });
    expect(counted).toEqual({ passed: 1, failed: 1, notes: ['failed: no browser'] });
  });
});

describe('a runner', () => {
  it('without tests fails, and is named', () => {
    expect(judge('vitest', sum([]), 0)).toEqual(failure('vitest: no tests ran'));
  });

  it('whose process failed is failed, whatever its report says', () => {
    expect(judge('vitest', { passed: 3, failed: 0, notes: [] }, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(judge('vitest', { passed: 3, failed: 2, notes: [] }, 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('that is ended by its time limit did not succeed', async () => {
    expect(await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {}, 100)).not.toBe(0);
  });

  it('keeps its exit code, and what cannot be started is told', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
    await expect(run('no-such-program', [])).rejects.toThrow('ENOENT');
  });

  it('is summed in one line', () => {
    expect(summary(sum([failure('a'), { passed: 40, failed: 0, notes: [] }, failure('b')]))).toBe(
      '40 passed, 2 failed',
    );
  });
});

it('a run tells what each of its stages took of the processor', async () => {
  const seconds = new ProcessorSeconds();
  const busy = 'const end = process.cpuUsage().user + 1_000_000; while (process.cpuUsage().user < end);';
  expect(await seconds.of('tests', () => run(process.execPath, ['-e', busy]))).toBe(0);
  await seconds.of('nothing', async () => undefined);
  const told = existsSync('/proc/self/stat') ? /^processor seconds: tests [1-9]\d*, nothing 0$/ : /: $/;
  expect(String(seconds)).toMatch(told);
});

it('the domain is asked on Postgres by the test files that open a database, themselves or through a world', () => {
  const files = testsThatReach('tests/domain', 'tests/support/domain-database.ts');
  expect(files).toContain('tests/domain/enrolment/payment-ways.test.ts');
  expect(files).toContain('tests/domain/support/contact.test.ts');
  expect(files).not.toContain('tests/domain/kernel/money.test.ts');
});

/** Remembers what is asked of it. */
const emptyCache = (asked: string[] = []): DriverCache => ({
  restore: () => (asked.push('restore'), false),
  discard: () => void asked.push('discard'),
  keep: () => void asked.push('keep'),
});

describe('the SQLite driver', () => {
  it('is compiled where it cannot be loaded, and nowhere else', async () => {
    let [isBuilt, builds] = [false, 0];
    const build = async () => {
      isBuilt = true;
      builds += 1;
      return 0;
    };
    const asked: string[] = [];
    for (let n = 0; n < 2; n += 1) await provideSqliteDriver(() => isBuilt, build, emptyCache(asked));
    expect([builds, asked]).toEqual([1, ['restore', 'keep']]);
  });

  it.each([
    ['is taken as it was compiled before', true, []],
    ['is compiled anew where what was kept cannot be loaded', false, ['discard', 'build', 'keep']],
  ])('%s', async (_, isGood, expected) => {
    const done: string[] = [];
    let isLoadable = false;
    const cache = { ...emptyCache(done), restore: () => ((isLoadable = isGood), true) };
    const build = async () => ((isLoadable = true), done.push('build'), 0);
    await provideSqliteDriver(() => isLoadable, build, cache);
    expect(done).toEqual(expected);
  });

  it.each([
    ['cannot be compiled', 1, true],
    ['cannot be loaded when it is compiled', 0, false],
  ])('that %s is said to be missing, with what to do', async (_, exitCode, isLoadableAfter) => {
    let isLoadable = false;
    const build = async () => {
      isLoadable = isLoadableAfter;
      return exitCode;
    };
    await expect(provideSqliteDriver(() => isLoadable, build, emptyCache())).rejects.toThrow('Run npm run postinstall');
  });
});
