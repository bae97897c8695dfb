import { type Counts, failure, sum, summary } from './counts.ts';
import type { Provisions } from './provisions.ts';
import type { Stage } from './stages.ts';
import { type StageTime, timingLines } from './timings.ts';

type Say = (line: string) => void;

/**
 * Runs every stage, whatever became of those before it, and says a line about each. At the end it says where the time
 * went and, last because a log is often cut to its end, what did not pass.
 */
export async function runStages(
  stages: readonly Stage[],
  provisions: Pick<Provisions, 'environment'>,
  say: Say,
): Promise<Counts> {
  const results = new Map<string, Counts>();
  const times: StageTime[] = [];
  for (const stage of stages) {
    const startedAt = performance.now();
    say(`\n== ${stage.name}`);
    const counts = await result(stage, results, provisions);
    results.set(stage.name, counts);
    times.push({ name: stage.name, ms: performance.now() - startedAt });
    for (const note of counts.notes) say(`   ${note}`);
    say(`== ${stage.name}: ${summary(counts)} (${((times.at(-1)?.ms ?? 0) / 1000).toFixed(1)} s)`);
  }
  const total = sum([...results.values()]);
  say('');
  for (const line of timingLines(times, total.files ?? [])) say(line);
  if (total.failed > 0) for (const line of failureLines(results)) say(line);
  return total;
}

function failureLines(results: ReadonlyMap<string, Counts>): string[] {
  const failed = [...results].filter(([, counts]) => counts.failed > 0);
  return ['', '== did not pass', ...failed.flatMap(([name, { notes }]) => notes.map((note) => `   ${name}: ${note}`))];
}

async function result(
  stage: Stage,
  earlier: ReadonlyMap<string, Counts>,
  provisions: Pick<Provisions, 'environment'>,
): Promise<Counts> {
  if (stage.after !== undefined && (earlier.get(stage.after)?.failed ?? 1) > 0) {
    return failure(`${stage.name}: not run, because ${stage.after} failed`);
  }
  try {
    return await stage.run(await provisions.environment(stage.needs));
  } catch (error) {
    return failure(`${stage.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
