import { type Counts, failure, sum, summary } from './counts.ts';
import type { Provisions } from './provisions.ts';
import type { Stage } from './stages.ts';
import { type StageTime, timingLines } from './timings.ts';

type Say = (line: string) => void;

interface StageRun {
  readonly counts: Counts;
  readonly time: StageTime;
}

/**
 * Runs every stage, whatever became of those before it, and says a line about each: one after the other, and beside
 * them, one after the other too, those in the background. At the end it says where the time went and, last because a
 * log is often cut to its end, what did not pass.
 */
export async function runStages(
  stages: readonly Stage[],
  provisions: Pick<Provisions, 'environment'>,
  say: Say,
): Promise<Counts> {
  const runs = new Map<string, Promise<StageRun>>();
  for (const inBackground of [true, false]) {
    let earlier: Promise<unknown> = Promise.resolve();
    for (const stage of stages.filter((one) => (one.isInBackground ?? false) === inBackground)) {
      const run = earlier.then(() => runStage(stage, runs, provisions, say));
      runs.set(stage.name, run);
      earlier = run;
    }
  }
  const done = await Promise.all(stages.map(({ name }) => runs.get(name)!));
  const results = new Map(done.map(({ counts, time }) => [time.name, counts]));
  const total = sum([...results.values()]);
  say('');
  for (const line of timingLines(
    done.map(({ time }) => time),
    total.files ?? [],
  ))
    say(line);
  if (total.failed > 0) for (const line of failureLines(results)) say(line);
  return total;
}

async function runStage(
  stage: Stage,
  runs: ReadonlyMap<string, Promise<StageRun>>,
  provisions: Pick<Provisions, 'environment'>,
  say: Say,
): Promise<StageRun> {
  const { name, isInBackground } = stage;
  say(`\n== ${name}${isInBackground ? ', in the background' : ''}`);
  const startedAt = performance.now();
  const counts = await result(stage, runs, provisions);
  const ms = performance.now() - startedAt;
  for (const note of counts.notes) say(`   ${note}`);
  say(`== ${name}: ${summary(counts)} (${(ms / 1000).toFixed(1)} s)`);
  return { counts, time: { name, ms } };
}

function failureLines(results: ReadonlyMap<string, Counts>): string[] {
  const failed = [...results].filter(([, counts]) => counts.failed > 0);
  return ['', '== did not pass', ...failed.flatMap(([name, { notes }]) => notes.map((note) => `   ${name}: ${note}`))];
}

async function result(
  stage: Stage,
  runs: ReadonlyMap<string, Promise<StageRun>>,
  provisions: Pick<Provisions, 'environment'>,
): Promise<Counts> {
  if (stage.after !== undefined && ((await runs.get(stage.after))?.counts.failed ?? 1) > 0) {
    return failure(`${stage.name}: not run, because ${stage.after} failed`);
  }
  try {
    return await stage.run(await provisions.environment(stage.needs));
  } catch (error) {
    return failure(`${stage.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
