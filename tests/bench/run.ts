/**
 * `npm run bench`: the built server against Node's own HTTP server with the same bytes, in turns, in one
 * run. Only the ratios mean something; the absolute figures belong to the machine and the hour.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from '../../src/main/build.ts';
import { serverProgram } from '../journeys/support/built-school.ts';
import { signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { BENCH_STUDENT, prepare } from './prepare.ts';
import { figuresOf, median } from './process-figures.ts';
import { rangeRate } from './ranges.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
const VIEWERS = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function until(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

interface Rate {
  readonly perSecond: number;
  readonly p99: number;
}

async function requestRate(url: string, headers: Record<string, string>): Promise<Rate> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx + result.errors > 0 && headers['if-none-match'] === undefined)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Ours and the bare server's in turns, so that a busy minute of the machine hits both. */
async function compare(name: string, ours: () => Promise<Rate>, bare: () => Promise<Rate>): Promise<void> {
  const rounds: { ours: Rate; bare: Rate }[] = [];
  await ours();
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ours: await ours(), bare: await bare() });
  const [mine, theirs] = [
    median(rounds.map((one) => one.ours.perSecond)),
    median(rounds.map((one) => one.bare.perSecond)),
  ];
  const p99 = [median(rounds.map((one) => one.ours.p99)), median(rounds.map((one) => one.bare.p99))];
  say(
    `${name.padEnd(44)} ${mine.toFixed(0).padStart(8)} ${theirs.toFixed(0).padStart(8)} ${(mine / theirs).toFixed(2).padStart(7)}   p99 ${p99[0]} / ${p99[1]} ms`,
  );
}

build();
const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-'));
const children: ChildProcess[] = [];
try {
  const { courseId, bigKey, bigFile, bigBytes } = await prepare(dataDir);
  const [port, barePort] = [await freePort(), await freePort()];
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
  await until(`${origin}/readyz`);

  const { token } = await signIn(origin, BENCH_STUDENT);
  const bearer = { authorization: `Bearer ${token}` };
  const live = await fetch(`${origin}/api/user/courses/live`, { headers: { 'accept-encoding': 'br' } });
  const etag = live.headers.get('etag') ?? '';
  const { brotliCompressSync } = await import('node:zlib');
  const jsonFile = join(dataDir, 'live.br');
  writeFileSync(jsonFile, brotliCompressSync(Buffer.from(await live.text())));
  const bareProgram = [join(import.meta.dirname, 'bare-server.ts'), String(barePort), jsonFile, bigFile];
  children.push(spawn(process.execPath, ['--import', 'tsx', ...bareProgram], { stdio: 'ignore' }));
  const bareOrigin = `http://127.0.0.1:${barePort}`;
  await until(`${bareOrigin}/`);

  const brotli = { 'accept-encoding': 'br' };
  const idle = figuresOf(school.pid ?? 0);
  say(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  say(`${'requests per second'.padEnd(44)} ${'ours'.padStart(8)} ${'bare'.padStart(8)} ${'ratio'.padStart(7)}`);
  const bare = () => requestRate(`${bareOrigin}/`, brotli);
  await compare('catalogue, 20 courses', () => requestRate(`${origin}/api/user/courses/live`, brotli), bare);
  await compare(
    'catalogue, not changed (304)',
    () => requestRate(`${origin}/api/user/courses/live`, { 'if-none-match': etag }),
    bare,
  );
  await compare(
    'course page of its owner, 40 modules',
    () => requestRate(`${origin}/api/user/courses/${courseId}`, { ...brotli, ...bearer }),
    bare,
  );
  await compare('who am I', () => requestRate(`${origin}/api/auth/me`, bearer), bare);

  say(
    `\n${`ranges of 1 MiB, ${VIEWERS} viewers`.padEnd(44)} ${'ours'.padStart(8)} ${'bare'.padStart(8)} ${'ratio'.padStart(7)}`,
  );
  const facts = { totalBytes: bigBytes, clients: VIEWERS, seconds: SECONDS };
  const rates: { ours: number; bare: number; cpuPerGb: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = figuresOf(school.pid ?? 0)?.cpuSeconds ?? 0;
    const ours = await rangeRate(`${origin}/stream/${bigKey}`, bearer, facts);
    const cpu = (figuresOf(school.pid ?? 0)?.cpuSeconds ?? 0) - before;
    rates.push({
      ours,
      bare: await rangeRate(`${bareOrigin}/big`, {}, facts),
      cpuPerGb: cpu / ((ours * SECONDS) / 1000),
    });
  }
  const [mine, theirs] = [median(rates.map((one) => one.ours)), median(rates.map((one) => one.bare))];
  say(
    `${'MB per second'.padEnd(44)} ${mine.toFixed(0).padStart(8)} ${theirs.toFixed(0).padStart(8)} ${(mine / theirs).toFixed(2).padStart(7)}`,
  );
  say(
    `${'processor seconds per GB'.padEnd(44)} ${median(rates.map((one) => one.cpuPerGb))
      .toFixed(2)
      .padStart(8)}`,
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
