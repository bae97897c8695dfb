import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '../support/memory-folder.ts';
import { type Environment, tool } from './command.ts';
import { type Counts, countEvents, judge } from './counts.ts';
import { EVENTS_FILE, parseEvents } from './test-events.ts';

/**
 * Runs the Vitest project of that name. Its failures are shown as they happen; the numbers come from our own reporter.
 */
export const vitest = (project: string, env: Environment): Promise<Counts> =>
  counted(project, env, (withEvents) => startVitest(project, withEvents));

const startVitest = (project: string, env: Environment, args: readonly string[] = []): Promise<number> =>
  tool(
    'vitest',
    ['run', `--project=${project}`, '--reporter=dot', '--reporter=./tests/run/vitest-reporter.ts', ...args],
    env,
  );

/**
 * The tests of a project that read, through whatever they import, a file that changed since a commit. There may be
 * none.
 */
export const vitestSince = (project: string, env: Environment, base: string): Promise<Counts> =>
  counted(project, env, (withEvents) => startVitest(project, withEvents, [`--changed=${base}`, '--passWithNoTests']), {
    mayBeEmpty: true,
  });

/** Schools and profiles of browsers lie in memory: what is flushed to a disk is a tenth of the journeys' time. */
export async function playwright(stage: string, env: Environment, args: readonly string[] = []): Promise<Counts> {
  const folder = await memoryFolder('cusp-journeys-');
  try {
    return await counted(stage, { ...env, TMPDIR: folder }, (withEvents) =>
      tool('playwright', ['test', ...args], withEvents),
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * What a runner tells while it works counts even if it is cut off. One that died before its first word ran no test,
 * which `judge` refuses.
 */
export async function counted(
  stage: string,
  env: Environment,
  start: (env: Environment) => Promise<number>,
  { mayBeEmpty = false } = {},
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cusp-events-'));
  try {
    const path = join(folder, 'events.jsonl');
    const exitCode = await start({ ...env, [EVENTS_FILE]: path });
    const events = parseEvents(await readFile(path, 'utf8').catch(() => ''));
    const counts = countEvents(events);
    if (mayBeEmpty && exitCode === 0 && counts.passed + counts.failed === 0)
      return { ...counts, notes: ['no test of it reads a changed file'] };
    return judge(stage, counts, exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
