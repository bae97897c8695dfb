/**
 * The test command. `npm test` runs every stage, `npm run check` the quick ones, `npm test -- --changed` what
 * the files concern that differ from main, `npm test -- --only http,web` the named ones. The last line is `N passed, N
 * failed` over all of them; the exit code is 1 when anything failed.
 */
import { readChanges, stagesForChanges } from './run/changed.ts';
import { endChildren } from './run/command.ts';
import { type Counts, failure, summary } from './run/counts.ts';
import { Provisions } from './run/provisions.ts';
import { runStages } from './run/run-stages.ts';
import { chosenStages, stages } from './run/stages.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const provisions = new Provisions();

async function everything(): Promise<Counts> {
  try {
    const args = process.argv.slice(2);
    if (args.join() === '--changed') return await concerned();
    const chosen = chosenStages(args);
    provisions.begin(chosen);
    return await runStages(chosen, provisions, say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return failure('');
  } finally {
    await provisions.stop();
  }
}

async function concerned(): Promise<Counts> {
  const changes = readChanges();
  const { stages: chosen, leftOut } = stagesForChanges(stages, changes);
  provisions.begin(chosen);
  say(`${changes.files.length} files differ from ${changes.base.slice(0, 8)}`);
  const total = await runStages(chosen, provisions, say);
  say(`\nThis was not the whole check, which is npm test. Left out: ${leftOut.join(', ') || 'no stage'};`);
  say('of the stages that ran, the tests that read no changed file.');
  return total;
}

// A terminal signals the whole group and npm passes the signal on: it may come more than once.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    endChildren();
    void provisions.stop().finally(() => process.exit(code));
  });
}

const total = await everything();
say(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
