import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, tool } from './command.ts';
import { type Counts, countEvents, judge } from './counts.ts';
import { EVENTS_FILE, parseEvents } from './test-events.ts';

/** Runs the Vitest project of that name. Its failures are shown as they happen; the numbers come from our own reporter. */
export const vitest = (project: string, env: Environment, args: readonly string[] = []): Promise<Counts> =>
  counted(project, env, (withEvents) =>
    tool(
      'vitest',
      ['run', `--project=${project}`, '--reporter=dot', '--reporter=./tests/run/vitest-reporter.ts', ...args],
      withEvents,
    ),
  );

export const playwright = (stage: string, env: Environment, args: readonly string[] = []): Promise<Counts> =>
  counted(stage, env, (withEvents) => tool('playwright', ['test', ...args], withEvents));

/** What a runner tells while it works counts even if it is cut off. One that died before its first word ran no test, which `judge` refuses. */
export async function counted(
  stage: string,
  env: Environment,
  start: (env: Environment) => Promise<number>,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cusp-events-'));
  try {
    const path = join(folder, 'events.jsonl');
    const exitCode = await start({ ...env, [EVENTS_FILE]: path });
    const events = parseEvents(await readFile(path, 'utf8').catch(() => ''));
    return judge(stage, countEvents(events), exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
