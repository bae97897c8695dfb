/**
 * The test command. `npm test` runs every stage, `npm run check` the quick ones, `tsx tests/run.ts --only http,web`
 * the named ones. The last line is `N passed, N failed` over all of them; the exit code is 1 when anything failed.
 */
import { endChildren } from './run/command.ts';
import { type Counts, failure, summary } from './run/counts.ts';
import { Provisions } from './run/provisions.ts';
import { runStages } from './run/run-stages.ts';
import { chosenStages } from './run/stages.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const provisions = new Provisions();

async function everything(): Promise<Counts> {
  try {
    return await runStages(chosenStages(process.argv.slice(2)), provisions, say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return failure('');
  } finally {
    await provisions.stop();
  }
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
