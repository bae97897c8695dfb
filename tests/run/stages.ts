import { type Changes, journeysFor } from './changed.ts';
import { type Environment, script, tool } from './command.ts';
import { type Counts, failure, sum } from './counts.ts';
import { playwright, vitest, vitestSince } from './test-runners.ts';

export type Need = 'sqlite' | 'postgres' | 'redis' | 's3' | 'ffmpeg' | 'chromium';

export interface Stage {
  readonly name: string;
  /** Part of `npm run check`, which has to answer in under 30 s. */
  readonly isQuick?: boolean;
  /**
   * Computes and waits for nothing: it takes what processor time the others leave while they wait, from the beginning
   * on.
   */
  readonly isInBackground?: boolean;
  readonly needs?: readonly Need[];
  /** Without that stage's success this one has nothing to run against. */
  readonly after?: string;
  run(env: Environment): Promise<Counts>;
  /** The stage as `--changed` runs it: with the tests that changes concern; undefined where there are none. */
  forChanges?(changes: Changes): Stage | undefined;
}

const BACKGROUND = { inBackground: true };
const computes = (name: string, args: readonly string[]) => tool(name, args, {}, BACKGROUND);
/** On one core: each further checker of the compiler infers again what the first one has, a third of the work. */
const compiles = (project: string) => computes('tsc', ['--noEmit', '--singleThreaded', '-p', project]);

const check = async (what: string, exitCode: Promise<number>): Promise<Counts> =>
  (await exitCode) === 0 ? { passed: 1, failed: 0, notes: [] } : failure(`${what} found faults`);

const tests = (name: string, facts: Pick<Stage, 'isQuick' | 'needs'> = {}): Stage => ({
  name,
  ...facts,
  run: (env) => vitest(name, env),
  forChanges: ({ base }) => ({ ...tests(name, facts), run: (env) => vitestSince(name, env, base) }),
});

const journeys = (specs: readonly string[] = []): Stage => ({
  name: 'journeys',
  needs: ['sqlite', 'postgres', 's3', 'chromium'],
  after: 'build',
  run: (env) => playwright('journeys', env, specs),
  forChanges({ files }) {
    const concerned = journeysFor(files);
    if (concerned === 'all') return journeys();
    return concerned.length > 0 ? journeys(concerned) : undefined;
  },
});

/** The built server on other lines of Node.js: what changes the journeys of all screens concerns these too. */
const runtimes: Stage = {
  ...tests('runtimes', { needs: ['sqlite'] }),
  after: 'build',
  forChanges: ({ files }) => (journeysFor(files) === 'all' ? runtimes : undefined),
};

/** Everything `npm test` does, in this order; what is in the background has an order of its own. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    isQuick: true,
    isInBackground: true,
    run: async () =>
      sum(
        await Promise.all([
          check('the compiler', compiles('.')),
          check('the compiler, in src/domain alone,', compiles('src/domain')),
          check('the compiler, in src/uploads alone,', compiles('src/uploads')),
        ]),
      ),
  },
  {
    name: 'format',
    isQuick: true,
    isInBackground: true,
    run: () =>
      check('the formatter (npm run format mends them)', computes('biome', ['check', '--error-on-warnings', '.'])),
  },
  {
    name: 'lint',
    isQuick: true,
    isInBackground: true,
    run: () => check('lint', computes('oxlint', ['--deny-warnings'])),
  },
  tests('architecture', { isQuick: true }),
  tests('domain', { isQuick: true }),
  tests('uploads', { isQuick: true }),
  tests('web'),
  tests('media'),
  tests('desktop', { needs: ['sqlite', 's3'] }),
  tests('contracts', { needs: ['sqlite', 'postgres', 'redis', 's3', 'ffmpeg'] }),
  tests('http', { needs: ['sqlite', 'redis', 's3'] }),
  tests('worker', { needs: ['sqlite', 'postgres', 'redis', 's3', 'ffmpeg'] }),
  {
    name: 'build',
    isInBackground: true,
    run: (env) => check('the build', script('src/main/build.ts', env, BACKGROUND)),
  },
  runtimes,
  journeys(),
];

/** The stages that `arguments` ask for; a stage brings the one it stands on. Refuses a name that does not exist. */
export function chosenStages(args: readonly string[], all: readonly Stage[] = stages): readonly Stage[] {
  if (args.length === 0) return all;
  if (args.length === 1 && args[0] === '--quick') return all.filter(({ isQuick }) => isQuick);
  const names = args.length === 2 && args[0] === '--only' ? args[1]!.split(',') : undefined;
  const wrong = names?.filter((name) => all.every((stage) => stage.name !== name)) ?? args;
  if (names === undefined || wrong.length > 0) {
    const known = all.map(({ name }) => name).join(',');
    throw new Error(`"${wrong.join(' ')}" is unknown here. Use --quick, --changed, or --only with some of ${known}`);
  }
  const wanted = new Set(names.flatMap((name) => [name, all.find((stage) => stage.name === name)?.after ?? name]));
  return all.filter(({ name }) => wanted.has(name));
}
