import { Agent, get } from 'node:http';
import { openInstallation } from '../../src/main/installation/open-installation.ts';
import { openLog } from '../../src/main/log.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { fillToDesignSize, LARGE_COURSE } from '../support/design-size.ts';
import type { Headers } from './load.ts';
import { fetchRange, randomRanges } from './ranges.ts';
import { row, say } from './report.ts';
import { studentTokens } from './student-tokens.ts';

const STUDENTS = 40;
const VIEWERS = 20;
const RANGE_BYTES = 256 * 1024;
const SECONDS = 6;
/** As they are typed: beginnings, common words and rare ones. */
const TYPED = ['e', 'mp', 'ena', 'enamel', 'pulp', 'pro', 'periodontal', 'lesson', 'molar caries'];

/** Fills the school to the size that it is made for, and answers a token for each of forty of its students. */
export async function manySearchers(dataDir: string, env: Record<string, string> = {}): Promise<string[]> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const { dependencies, db, close } = await openInstallation(settings, openLog('silent'));
  await fillToDesignSize(db);
  // The catalogue stays what it is measured with.
  await db('courses').where({ id: LARGE_COURSE }).update({ is_live: false });
  const userIds = Array.from({ length: STUDENTS }, (_, index) => `many-${String(index * 3).padStart(5, '0')}`);
  const tokens = await studentTokens(dependencies, userIds);
  await close();
  return tokens;
}

/** How long twenty viewers wait for ranges of a video, alone and while forty students search without a pause. */
export async function viewersBesideSearches(
  origin: string,
  video: { url: string; headers: Headers; totalBytes: number },
  tokens: readonly string[],
): Promise<void> {
  await rangeTimes(video); // it only warms up
  const alone = await rangeTimes(video);
  const over = new AbortController();
  let searched = 0;
  const agent = new Agent({ keepAlive: true });
  const typing = tokens.map(async (token, index) => {
    for (let typed = index; !over.signal.aborted; typed += 1) {
      await search(`${origin}/api/search?q=${encodeURIComponent(TYPED[typed % TYPED.length] ?? '')}`, token, agent);
      searched += 1;
    }
  });
  const beside = await rangeTimes(video);
  over.abort();
  await Promise.all(typing);
  agent.destroy();
  const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  row(`a range of ${RANGE_BYTES / 1024} KiB, ${VIEWERS} viewers`, 'alone', `${STUDENTS} searching`, 'ratio');
  row(
    'p99 in milliseconds (goal: at most 3 times)',
    p99(alone).toFixed(1),
    p99(beside).toFixed(1),
    (p99(beside) / p99(alone)).toFixed(2),
  );
  say(`${(searched / SECONDS).toFixed(0)} searches a second were answered meanwhile`);
}

async function rangeTimes({
  url,
  headers,
  totalBytes,
}: Parameters<typeof viewersBesideSearches>[1]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: VIEWERS });
  const nextRange = randomRanges(totalBytes, RANGE_BYTES);
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const viewer = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await fetchRange(url, { ...headers, Range: nextRange() }, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: VIEWERS }, viewer));
  agent.destroy();
  return times;
}

function search(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`A search answered ${res.statusCode}.`));
      res.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
