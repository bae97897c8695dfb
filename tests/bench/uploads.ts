/**
 * `npm run bench -- uploads`: the built server against Node's own HTTP server that pipes the same bytes to the
 * same disk, in turns, in one run. Only the ratios mean something. "synced" is the bare server once it waits
 * for the disk before it answers, as ours does.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../src/main/build.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../src/wire/replies/uploads.ts';
import { PART_BYTES } from '../../src/wire/upload-limits.ts';
import { serverProgram } from '../journeys/support/built-school.ts';
import { signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { figuresOf, median } from './process-figures.ts';
import { say } from './report.ts';
import { inLanes, MP4_HEAD, send } from './senders.ts';
import { BENCH_ADMIN, prepareAdmin, showVideo } from './upload-school.ts';
import { waitForUrl } from './wait-for-url.ts';

const ROUNDS = 5;
const MB = 1e6;
const [SINGLE_BYTES, PDF_BYTES, PDFS, PARTS] = [100 * MB, 2 * MB, 300, 40];
const LONG_PARTS = 410; // 2.15 GB
const AT_ONCE = { files: 3, parts: 4 };

const dataDir = mkdtempSync(join(tmpdir(), 'cusp-bench-uploads-'));
const bareDir = join(dataDir, 'bare');
mkdirSync(bareDir);
const children: ChildProcess[] = [];

interface Measured {
  /** Megabytes a second. */
  readonly rate: number;
  /** Seconds of the server's processor time for a gigabyte: it stays the same on a busy machine. */
  readonly cpu: number;
}

async function measured(server: ChildProcess, bytes: number, work: () => Promise<unknown>): Promise<Measured> {
  const before = figuresOf(server.pid ?? 0)?.cpuSeconds ?? 0;
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const cpuSeconds = (figuresOf(server.pid ?? 0)?.cpuSeconds ?? 0) - before;
  return { rate: bytes / MB / seconds, cpu: cpuSeconds / (bytes / 1e9) };
}

try {
  build();
  await prepareAdmin(dataDir);
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
  const serve = async (): Promise<ChildProcess> => {
    const server = spawn(process.execPath, [serverProgram(), 'serve'], { env, stdio: 'ignore' });
    children.push(server);
    await waitForUrl(`${origin}/readyz`);
    return server;
  };
  let school = await serve();
  const bareServer = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'bare-upload-server.ts'), String(barePort), bareDir],
    { stdio: 'ignore' },
  );
  children.push(bareServer);
  const bare = `http://127.0.0.1:${barePort}/`;
  await waitForUrl(bare);

  const { token } = await signIn(origin, BENCH_ADMIN);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const answer = await fetch(`${origin}/api${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as Reply;
  };
  const presign = (fileName: string, folder: string, bytes: number) =>
    call<PresignReply>(`/upload/presign?${new URLSearchParams({ fileName, folder, fileSize: String(bytes) })}`);
  const whole = async (fileName: string, folder: string, bytes: number) => {
    const { uploadUrl, contentType } = await presign(fileName, folder, bytes);
    await send(uploadUrl, bytes, { type: contentType });
  };
  const inParts = async (count: number) => {
    const { key, uploadId } = await call<MultipartReply>('/multipart-upload/initiate', {
      fileName: 'long.mp4',
      folder: 'videos',
    });
    const parts = await inLanes(count, AT_ONCE.parts, async (partNumber) => {
      const { uploadUrl } = await call<PartAddressReply>('/multipart-upload/presign-part', {
        key,
        uploadId,
        partNumber,
      });
      return {
        PartNumber: partNumber,
        ETag: await send(uploadUrl, PART_BYTES, partNumber === 1 ? { head: MP4_HEAD } : {}),
      };
    });
    const start = performance.now();
    await call('/multipart-upload/complete', { key, uploadId, parts });
    return { key, completeMs: performance.now() - start };
  };

  interface Case {
    readonly name: string;
    readonly bytes: number;
    /** Before the clock starts. */
    readonly prepare?: () => Promise<void>;
    readonly ours: () => Promise<unknown>;
    readonly bare: (query: string) => Promise<unknown>;
  }
  let presigned: PresignReply[] = [];
  const cases: Case[] = [
    {
      name: 'one PUT of 100 MB',
      bytes: SINGLE_BYTES,
      ours: () => whole('a.mp4', 'videos', SINGLE_BYTES),
      bare: (query) => send(bare + query, SINGLE_BYTES),
    },
    {
      name: `${PARTS} parts of 5 MiB, ${AT_ONCE.parts} at once`,
      bytes: PARTS * PART_BYTES,
      ours: () => inParts(PARTS),
      bare: (query) => inLanes(PARTS, AT_ONCE.parts, () => send(bare + query, PART_BYTES)),
    },
    {
      name: `${PDFS} PDFs of 2 MB, ${AT_ONCE.files} at once`,
      bytes: PDFS * PDF_BYTES,
      prepare: async () =>
        void (presigned = await inLanes(PDFS, 8, (number) => presign(`${number}.pdf`, 'documents', PDF_BYTES))),
      ours: () =>
        inLanes(PDFS, AT_ONCE.files, (number) =>
          send(presigned[number - 1]?.uploadUrl ?? '', PDF_BYTES, { type: 'application/pdf' }),
        ),
      bare: (query) => inLanes(PDFS, AT_ONCE.files, () => send(bare + query, PDF_BYTES)),
    },
    {
      name: 'the same, asking for each address',
      bytes: PDFS * PDF_BYTES,
      ours: () => inLanes(PDFS, AT_ONCE.files, (number) => whole(`${number}.pdf`, 'documents', PDF_BYTES)),
      bare: (query) => inLanes(PDFS, AT_ONCE.files, () => send(bare + query, PDF_BYTES)),
    },
  ];

  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${ROUNDS} rounds\n`);
  const row = (name: string, ...cells: string[]) =>
    say(`${name.padEnd(36)} ${cells.map((cell) => cell.padStart(9)).join('')}`);
  row('megabytes per second', 'ours', 'bare', 'ratio', 'synced', 'ratio', 'cpu s/GB', 'bare');
  const clean = () => {
    for (const folder of [bareDir, join(dataDir, 'files/objects')])
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  };
  for (const { name, bytes, prepare = async () => {}, ours, bare: bareRun } of cases) {
    const rounds: (readonly [Measured, Measured, Measured])[] = [];
    await prepare();
    await ours();
    for (let round = 0; round < ROUNDS; round += 1) {
      await prepare();
      const mine = await measured(school, bytes, ours);
      rounds.push([
        mine,
        await measured(bareServer, bytes, () => bareRun('')),
        await measured(bareServer, bytes, () => bareRun('?sync')),
      ]);
      clean();
    }
    const of = (column: 0 | 1 | 2, figure: keyof Measured) => median(rounds.map((one) => one[column][figure]));
    const [mine, theirs, synced] = [of(0, 'rate'), of(1, 'rate'), of(2, 'rate')];
    row(
      name,
      mine.toFixed(0),
      theirs.toFixed(0),
      (mine / theirs).toFixed(2),
      synced.toFixed(0),
      (mine / synced).toFixed(2),
      of(0, 'cpu').toFixed(2),
      of(1, 'cpu').toFixed(2),
    );
  }

  const resident = () => figuresOf(school.pid ?? 0)?.residentMiB ?? 0;
  const maxDuring = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    let max = resident();
    const sampling = setInterval(() => (max = Math.max(max, resident())), 50);
    return work()
      .then((value): [T, number] => [value, Math.max(max, resident())])
      .finally(() => clearInterval(sampling));
  };
  const afterAll = resident();
  school.kill();
  await once(school, 'exit');
  school = await serve();
  const idle = resident();
  const start = performance.now();
  const [{ key, completeMs }, whileUploaded] = await maxDuring(() => inParts(LONG_PARTS));
  const seconds = (performance.now() - start) / 1000;
  await showVideo(dataDir, key);
  const [streamed, whileStreamed] = await maxDuring(async () => {
    const [answer] = (await once(get(`${origin}/stream/${key}`, { headers }), 'response')) as [IncomingMessage];
    let received = 0;
    for await (const chunk of answer) received += (chunk as Buffer).length;
    return received;
  });
  if (streamed !== LONG_PARTS * PART_BYTES) throw new Error(`The long video came back with ${streamed} bytes.`);
  say(
    `\na video of ${((LONG_PARTS * PART_BYTES) / 1e9).toFixed(2)} GB: ${((LONG_PARTS * PART_BYTES) / MB / seconds).toFixed(0)} MB/s, completed in ${completeMs.toFixed(0)} ms`,
  );
  say(
    `resident memory of a fresh server: ${idle.toFixed(0)} MiB before, at most ${whileUploaded.toFixed(0)} MiB while it came and ${whileStreamed.toFixed(0)} MiB while it was streamed back;`,
  );
  say(`  of the one that took everything above: ${afterAll.toFixed(0)} MiB`);
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
