import { type Headers, requestOften } from './load.ts';
import { median } from './process-figures.ts';
import { withProcessorShare } from './processor-share.ts';
import type { BenchProcess } from './production-school.ts';
import { row } from './report.ts';

const ROUNDS = 3;

/** Two servers, their client and the components leave then half of two cores. */
const SHARE = 0.25;

/**
 * To each server: as many as are answered in its slot of ten milliseconds, and more. With twenty it had answered them
 * all before the slot was over, and what was measured was the wait for the next one.
 */
const CONNECTIONS = 100;

const rateOf = async (servers: readonly BenchProcess[], path: string, headers: Headers): Promise<number> => {
  const results = await Promise.all(
    servers.map(({ origin }) => requestOften(`${origin}${path}`, headers, CONNECTIONS)),
  );
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
};

/** P14: two servers against one, first with all of the machine and then with a quarter of a core for each server. */
export async function twoServers(
  servers: readonly [BenchProcess, BenchProcess],
  paths: Readonly<Record<string, string>>,
  as: Headers,
): Promise<void> {
  const [one] = servers;
  for (const share of [1, SHARE]) {
    row(
      share === 1 ? 'req/s, all on the cores that there are' : `req/s, ${share} of a core for each`,
      'one',
      'two',
      'two / one',
    );
    const within = (asked: readonly BenchProcess[], path: string) => {
      const pids = asked.map(({ pid }) => pid);
      const measure = () => rateOf(asked, path, as);
      return share === 1 ? measure() : withProcessorShare(pids, share, measure);
    };
    for (const [name, path] of Object.entries(paths)) {
      const rounds: { alone: number; both: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1)
        rounds.push({ alone: await within([one], path), both: await within(servers, path) });
      rounds.shift(); // it only warmed up
      row(
        `  ${name}`,
        median(rounds.map(({ alone }) => alone)).toFixed(0),
        median(rounds.map(({ both }) => both)).toFixed(0),
        median(rounds.map(({ alone, both }) => both / alone)).toFixed(2),
      );
    }
  }
}
