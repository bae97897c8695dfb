/**
 * `npm run bench:desktop`: the desktop's uploads as plain Node against the built server. A file of 1 GB while the uploading process and
 * the server are killed twenty times: what was sent again, and whether the bytes are the same. Then ten thousand small
 * files: the heap on the way. `-- --kills 5 --megabytes 300 --files 1000` does less.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../src/main/build.ts';
import { MAX_PUTS_AT_ONCE } from '../../src/uploads/transfer/concurrency-limit.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';
import { PART_BYTES } from '../../src/wire/upload-limits.ts';
import { countingProxy, type Killing, uploadThroughKills, type Victim } from '../desktop/support/killed-uploads.ts';
import { serverProgram } from '../journeys/support/built-school.ts';
import { signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { figuresOf } from './process-figures.ts';
import { row, say } from './report.ts';
import { MP4_HEAD } from './senders.ts';
import { BENCH_ADMIN, makeCourse, prepareAdmin } from './upload-school.ts';
import { waitForUrl } from './wait-for-url.ts';

const MB = 1_000_000;
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    megabytes: { type: 'string', default: '1000' },
    files: { type: 'string', default: '10000' },
  },
});
const [kills, megabytes, files] = [Number(values.kills), Number(values.megabytes), Number(values.files)];
const UPLOADER = join(import.meta.dirname, '../desktop/support/uploader.ts');
const SMALL_BYTES = 2000;

const folder = mkdtempSync(join(tmpdir(), 'cusp-bench-desktop-'));
const dataDir = join(folder, 'data');
let server: ChildProcess | undefined;

/** No two pieces are the same, so that one in another's place is noticed. */
async function writeLargeFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  for (let n = 0; n < megabytes; n += 1) {
    const piece = Buffer.alloc(MB, `The ${n}th megabyte of a lecture. `);
    if (n === 0) MP4_HEAD.copy(piece);
    hash.update(piece);
    await file.write(piece);
  }
  await file.close();
  return hash.digest('hex');
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

try {
  build();
  await prepareAdmin(dataDir);
  const course = await makeCourse(dataDir);
  const port = await freePort();
  const proxy = await countingProxy(port);
  const origin = `http://localhost:${proxy.port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    APP_ORIGIN: origin,
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '10000',
  };
  const startServer = async (): Promise<ChildProcess> => {
    server = spawn(process.execPath, [serverProgram(), 'serve'], { env, stdio: 'ignore' });
    await waitForUrl(`http://localhost:${port}/readyz`);
    return server;
  };
  await startServer();
  const { token } = await signIn(origin, BENCH_ADMIN);
  const upload = (paths: readonly string[], target: UploadTarget, change: Partial<Killing>) =>
    uploadThroughKills({
      command: [process.execPath, '--import', 'tsx', UPLOADER],
      task: { origin, token, folder: join(folder, 'desktop'), files: paths, target },
      server: server!,
      startServer,
      victims: [],
      bytesUntilKill: () => 0,
      ...change,
    });

  const large = join(folder, 'Lecture.mp4');
  const digest = await writeLargeFile(large);
  const victims = Array.from({ length: kills }, (_, n): Victim => (n % 4 === 3 ? 'server' : 'uploader'));
  const room = ((megabytes * MB) / (kills + 1)) * 1.6;
  proxy.count.sentBytes = 0;
  const begun = performance.now();
  const end = await upload([large], course.day, { victims, bytesUntilKill: () => Math.floor(Math.random() * room) });
  const seconds = (performance.now() - begun) / 1000;
  const again = proxy.count.sentBytes - megabytes * MB;
  const bound = end.kills * MAX_PUTS_AT_ONCE * PART_BYTES;
  const objects = readdirSync(join(dataDir, 'files', 'objects'), { recursive: true, withFileTypes: true });
  const stored = objects.filter((entry) => entry.isFile() && entry.name.endsWith('.mp4'));
  const same = (await Promise.all(stored.map((entry) => digestOf(join(entry.parentPath, entry.name))))).filter(
    (one) => one === digest,
  );
  say(
    `A file of ${megabytes} MB through ${end.kills} kills of uploading process and server, in ${seconds.toFixed(0)} s`,
  );
  row('saved, and stored with the same SHA-256', String(end.last?.saved), String(same.length));
  row('sent again, of what may have been under way', `${(again / MB).toFixed(0)} MB`, `${(bound / MB).toFixed(0)} MB`);
  row('sent again for each kill', `${(again / MB / end.kills).toFixed(1)} MB`);
  row('heap of the uploading process at most', `${end.maxHeapMiB} MiB`);

  const many = join(folder, 'papers');
  mkdirSync(many);
  const papers = Array.from({ length: files }, (_, n) => join(many, `Paper ${n + 1}.pdf`));
  for (const path of papers) writeFileSync(path, `%PDF-1.4\n${path.padEnd(SMALL_BYTES)}\n%%EOF\n`);
  const samples: number[] = [];
  const start = performance.now();
  const after = await upload(papers, course.module, {
    onNews: ({ saved, heapMiB }) => {
      if (saved >= (samples.length * files) / 10) samples.push(heapMiB);
    },
  });
  say(`${files} files of ${SMALL_BYTES} bytes, in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  row('saved', String(after.last?.saved), `${after.last?.reasons.length} not`);
  row('heap after each tenth of them, MiB', samples.join(' '));
  row('memory of the server', `${figuresOf(server?.pid ?? 0)?.residentMiB.toFixed(0)} MiB`);
  proxy.close();
} finally {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
