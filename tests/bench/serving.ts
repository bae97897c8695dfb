/**
 * `npm run bench -- serving`: the built server against Node's own HTTP server and a plain Express with the same bytes,
 * in turns, in one run. Only the ratios mean something; the absolute figures belong to the machine and the hour.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { build } from '../../src/main/build.ts';
import { serverProgram } from '../journeys/support/built-school.ts';
import { signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { type Headers, requestOften, SECONDS } from './load.ts';
import { BENCH_STUDENT, prepare, sellOnly } from './prepare.ts';
import { figuresOf, median } from './process-figures.ts';
import { rangeRate } from './ranges.ts';
import { row, say } from './report.ts';
import { manySearchers, viewersBesideSearches } from './searches.ts';
import { waitForUrl } from './wait-for-url.ts';

const ROUNDS = 3;
const VIEWERS = 50;

interface Ranges {
  readonly rate: number;
  readonly cpuPerGb: number;
}

/** A body as it comes over the network, compressed or not. */
function bodyOf(url: string, headers: Headers): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (reply) => void buffer(reply).then(resolve, reject));
    request.on('error', reject);
  });
}

const requestRate = async (url: string, headers: Headers): Promise<number> =>
  (await requestOften(url, headers)).requests.average;

build();
const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-'));
const children: ChildProcess[] = [];
try {
  const { courseId, bigKey, bigFile, bigBytes } = await prepare(dataDir);
  const searchers = await manySearchers(dataDir);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '10000',
  };
  const school = spawn(process.execPath, [serverProgram(), 'serve'], { env, stdio: 'ignore' });
  children.push(school);
  await waitForUrl(`${origin}/readyz`);

  const bareServer = async (kind: 'node' | 'express', file: string) => {
    const barePort = await freePort();
    const program = [join(import.meta.dirname, 'bare-server.ts'), kind, String(barePort), file];
    const child = spawn(process.execPath, ['--import', 'tsx', ...program], { stdio: 'ignore' });
    children.push(child);
    const bareOrigin = `http://127.0.0.1:${barePort}`;
    await waitForUrl(bareOrigin);
    return { origin: bareOrigin, pid: child.pid ?? 0, stop: () => child.kill() };
  };

  /** The same bytes from all three in turns, so that a busy minute of the machine hits them all. */
  const compare = async (name: string, path: string, headers: Headers): Promise<void> => {
    const url = `${origin}${path}`;
    const bytesFile = join(dataDir, 'bytes');
    writeFileSync(bytesFile, await bodyOf(url, headers));
    const bare = await bareServer('node', bytesFile);
    const express = await bareServer('express', bytesFile);
    const rounds: { ours: number; express: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push({
        ours: await requestRate(url, headers),
        express: await requestRate(express.origin, headers),
        bare: await requestRate(bare.origin, headers),
      });
    }
    rounds.shift(); // it only warmed up
    bare.stop();
    express.stop();
    const [ours, expresses, bares] = (['ours', 'express', 'bare'] as const).map((who) =>
      median(rounds.map((round) => round[who])),
    );
    row(
      name,
      ...[ours, expresses, bares].map((rate = 0) => rate.toFixed(0)),
      median(rounds.map((round) => round.ours / round.express)).toFixed(2),
      median(rounds.map((round) => round.ours / round.bare)).toFixed(2),
    );
  };

  const { token } = await signIn(origin, BENCH_STUDENT);
  const bearer = { authorization: `Bearer ${token}` };
  const brotli = { 'accept-encoding': 'br' };
  const live = await fetch(`${origin}/api/user/courses/live`, { headers: brotli });
  const etag = live.headers.get('etag') ?? '';

  const idle = figuresOf(school.pid ?? 0);
  say(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  row('requests per second', 'ours', 'Express', 'bare Node', '/ Express', '/ bare');
  await compare('catalogue, 20 courses', '/api/user/courses/live', brotli);
  await compare('catalogue, not changed (304)', '/api/user/courses/live', { 'if-none-match': etag });
  await sellOnly(dataDir, courseId);
  const onSale = '/api/user/courses/live';
  const ownersPage = `/api/user/courses/${courseId}`;
  const owner = { ...brotli, ...bearer };
  await compare('catalogue, that course alone, 40 modules', onSale, brotli);
  await compare('course page of its owner, 40 modules', ownersPage, owner);
  await compare('who am I (goal: 0.6 of Express)', '/api/auth/me', bearer);
  const signIns: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    signIns.push(
      (await requestRate(`${origin}${ownersPage}`, owner)) / (await requestRate(`${origin}${onSale}`, brotli)),
    );
  say(`\nthe owner's course page / the same course without sign-in: ${median(signIns).toFixed(2)} (goal: 0.5)`);

  say('');
  row(`ranges of 1 MiB, ${VIEWERS} viewers`, 'ours', 'bare Node', 'ratio');
  const bare = await bareServer('node', bigFile);
  const facts = { totalBytes: bigBytes, clients: VIEWERS, seconds: SECONDS };
  const ranges = async (pid: number, url: string, headers: Headers) => {
    const before = figuresOf(pid)?.cpuSeconds ?? 0;
    const rate = await rangeRate(url, headers, facts);
    return { rate, cpuPerGb: ((figuresOf(pid)?.cpuSeconds ?? 0) - before) / ((rate * SECONDS) / 1000) };
  };
  const rounds: { ours: Ranges; bare: Ranges }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      ours: await ranges(school.pid ?? 0, `${origin}/stream/${bigKey}`, bearer),
      bare: await ranges(bare.pid, `${bare.origin}/range`, {}),
    });
  }
  rounds.shift(); // it only warmed up
  const rangeRow = (name: string, figure: keyof Ranges, digits: number) =>
    row(
      name,
      median(rounds.map((round) => round.ours[figure])).toFixed(digits),
      median(rounds.map((round) => round.bare[figure])).toFixed(digits),
      median(rounds.map((round) => round.ours[figure] / round.bare[figure])).toFixed(2),
    );
  rangeRow('MB per second', 'rate', 0);
  rangeRow('processor seconds per GB (goal: 1.5)', 'cpuPerGb', 2);
  say('');
  await viewersBesideSearches(
    origin,
    { url: `${origin}/stream/${bigKey}`, headers: bearer, totalBytes: bigBytes },
    searchers,
  );
  const after = figuresOf(school.pid ?? 0);
  if (idle && after)
    say(
      `\nresident memory: ${idle.residentMiB.toFixed(0)} MiB idle, ${after.residentMiB.toFixed(0)} MiB after all of it`,
    );
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
