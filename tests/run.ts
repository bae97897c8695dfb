/**
 * The test command. `npm test` runs everything, `npm run check` what answers in half a minute. The last line is `N
 * passed, N failed` over all of it, before it stands what did not pass; the exit code is 1 when anything failed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, run } from './run/command.ts';
import {
  type Counts,
  failure,
  judge,
  type PlaywrightReport,
  passed,
  playwrightCounts,
  sum,
  summary,
  type VitestReport,
  vitestCounts,
} from './run/counts.ts';
import { ProcessorSeconds } from './run/processor.ts';
import { provideAll } from './run/provisions.ts';
import { provideSqliteDriver } from './run/sqlite-driver.ts';

type Command = readonly [name: string, program: string, args: readonly string[]];

const CHECKS: readonly Command[] = [
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['types of src/domain alone', 'tsc', ['--noEmit', '-p', 'src/domain']],
  ['types of src/uploads alone', 'tsc', ['--noEmit', '-p', 'src/uploads']],
  ['types of src/answering alone', 'tsc', ['--noEmit', '-p', 'src/answering']],
  ['format (npm run format mends it)', 'biome', ['check', '--error-on-warnings', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
];
const BUILD: Command = ['build', 'tsx', ['src/main/build.ts']];

const QUICK_PROJECTS = ['architecture', 'domain', 'uploads', 'answering'];

const tool = (name: string, args: readonly string[], env = {}) => run(`node_modules/.bin/${name}`, args, env);

async function check([name, program, args]: Command): Promise<Counts> {
  return (await tool(program, args)) === 0 ? passed : failure(`failed: ${name}`);
}

const checks = async (commands: readonly Command[]): Promise<Counts> => sum(await Promise.all(commands.map(check)));

/** A runner that leaves no report ran no test, which `judge` refuses. */
async function counted<Report>(
  runner: string,
  start: (reportFile: string) => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cusp-report-'));
  try {
    const file = join(folder, 'report.json');
    const exitCode = await start(file);
    const report = await readFile(file, 'utf8').catch(() => undefined);
    const counts = report === undefined ? sum([]) : count(JSON.parse(report) as Report);
    return judge(runner, counts, exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const vitest = (projects: readonly string[], env = {}): Promise<Counts> =>
  counted<VitestReport>(
    'vitest',
    (file) => {
      const chosen = projects.map((project) => `--project=${project}`);
      return tool(
        'vitest',
        ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        env,
      );
    },
    vitestCounts,
  );

const playwright = (env: Readonly<Record<string, string>>): Promise<Counts> =>
  counted<PlaywrightReport>(
    'playwright',
    (file) => tool('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    playwrightCounts,
  );

async function quick(): Promise<Counts> {
  await provideSqliteDriver();
  return sum(await Promise.all([checks(CHECKS), vitest(QUICK_PROJECTS)]));
}

async function everything(): Promise<Counts> {
  const provided = provideAll();
  // Told below: databases and browsers are found or installed while what only computes runs.
  provided.catch(() => undefined);
  try {
    const seconds = new ProcessorSeconds();
    const [built, checked] = await seconds.of('build and checks', () => Promise.all([check(BUILD), checks(CHECKS)]));
    const { env } = await provided;
    const tested = await seconds.of('vitest', () => vitest([], env));
    const journeys =
      built.failed > 0
        ? failure('journeys: not run, because the build failed')
        : await seconds.of('journeys', () => playwright(env));
    process.stdout.write(`\n${seconds}\n`);
    return sum([built, checked, tested, journeys]);
  } finally {
    await provided.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }
}

async function chosen(args: readonly string[]): Promise<Counts> {
  try {
    if (args.length === 0) return await everything();
    if (args.join() === '--quick') return await quick();
    throw new Error(`"${args.join(' ')}" is unknown here. One project alone: npx vitest run --project=http`);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

// A terminal signals the whole group and npm passes the signal on: it may come more than once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll);

const total = await chosen(process.argv.slice(2));
for (const note of total.notes) process.stdout.write(`\n${note}`);
process.stdout.write(`\n${summary(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
