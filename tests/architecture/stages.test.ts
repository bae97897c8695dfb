import { describe, expect, it } from 'vitest';
import { journeysFor, stagesForChanges } from '../run/changed.ts';
import { type DriverCache, provideSqliteDriver } from '../run/sqlite-driver.ts';
import { chosenStages, stages } from '../run/stages.ts';
import { waitingFirst } from '../run/vitest-sequencer.ts';

describe('the order of test files', () => {
  it('begins with those that wait, so that others are asked meanwhile', () => {
    const files = ['job-worker', 'worker-process-redis', 'commands', 'schedule', 'postgres-faults', 'default-faulty'];
    const order = waitingFirst(files.map((name) => ({ moduleId: `/cusp/tests/worker/${name}.test.ts` })));
    expect(order.map(({ moduleId }) => moduleId.replace(/.*\/|\.test\.ts/g, ''))).toEqual([
      'worker-process-redis',
      'commands',
      'postgres-faults',
      'job-worker',
      'schedule',
      'default-faulty',
    ]);
  });
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

describe('the choice of stages', () => {
  const names = (...args: string[]) => chosenStages(args).map(({ name }) => name);

  it('is everything without arguments, in order', () => {
    expect(names().join(' ')).toBe(
      'types format lint architecture domain uploads web media desktop contracts http worker build runtimes journeys',
    );
  });

  it('is what answers fast with --quick', () => {
    expect(names('--quick')).toEqual(['types', 'format', 'lint', 'architecture', 'domain', 'uploads']);
  });

  it('is the named ones with --only, with the build that journeys need', () => {
    expect(names('--only', 'web,http')).toEqual(['web', 'http']);
    expect(names('--only', 'journeys')).toEqual(['build', 'journeys']);
  });

  it.each([['--only', 'htpp'], ['--fast'], ['--only']])('refuses %s %s', (...args) => {
    expect(() => chosenStages(args.filter((arg) => arg !== undefined))).toThrow('is unknown here');
  });
});

describe('the choice by what changed', () => {
  const chosen = (...files: string[]) => {
    const { stages: some, leftOut } = stagesForChanges(stages, { base: 'abc', files });
    return { ran: some.map(({ name }) => name), leftOut };
  };

  it('leaves out the build and the journeys when nothing behind them changed, and says so', () => {
    expect(chosen('README.md', 'tests/domain/a.test.ts').leftOut).toEqual(['build', 'runtimes', 'journeys']);
  });

  it('runs all journeys when the application or their support changed', () => {
    for (const file of [
      'web/app/router.tsx',
      'src/http/spa.ts',
      'tests/journeys/support/people.ts',
      'vite.config.ts',
    ]) {
      expect(journeysFor([file]), file).toBe('all');
      expect(chosen(file).ran.slice(-3), file).toEqual(['build', 'runtimes', 'journeys']);
    }
  });

  it('runs a changed journey alone', () => {
    expect(journeysFor(['tests/journeys/home.spec.ts', 'README.md'])).toEqual(['tests/journeys/home.spec.ts']);
    expect(chosen('tests/journeys/home.spec.ts').ran.slice(-2)).toEqual(['build', 'journeys']);
  });

  it('always runs the quick stages', () => {
    expect(chosen().ran).toEqual(expect.arrayContaining(chosenStages(['--quick']).map(({ name }) => name)));
  });
});
