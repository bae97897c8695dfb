import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedProgram } from '../support/compiled-program.ts';
import { freePort } from '../support/free-port.ts';
import { environment } from '../support/school.ts';

const SCHOOL = fileURLToPath(new URL('../support/school-process.ts', import.meta.url));
const DESCRIPTORS = 256;
/** More than both kernels hold between us. */
const FILE_BYTES = 16_000_000;
const GET_FILE = 'GET /assets/loop-1.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n';

let work: string;
let port: number;
let child: ChildProcess;
beforeAll(async () => {
  const program = await sharedProgram(SCHOOL);
  work = await mkdtemp(join(tmpdir(), 'cusp-few-'));
  await mkdir(join(work, 'web', 'assets'), { recursive: true });
  const file = join(work, 'web', 'assets', 'loop-1.mp4');
  await writeFile(file, '');
  await truncate(file, FILE_BYTES);
  port = await freePort();
  const env = { ...process.env, ...environment(port, join(work, 'data')), ASSETS_FOLDER: join(work, 'web') };
  // The shell sets the limit (RLIMIT_NOFILE, soft and hard) and becomes the server.
  const limited = `ulimit -n ${DESCRIPTORS}; exec "$0" "$@"`;
  child = spawn('sh', ['-c', limited, process.execPath, program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
});
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

const descriptors = async (): Promise<number> => (await readdir(`/proc/${child.pid}/fd`)).length;

/** A client at another address than the attacker. */
const neighbour = (path: string): Promise<{ status: number | undefined; bytes: number }> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', localAddress: '127.0.0.2', path, agent: false }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += (chunk as Buffer).length;
      resolve({ status: answer.statusCode, bytes });
    }).on('error', reject);
  });

async function attacker(said: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(said);
  return socket;
}

describe(`a server with ${DESCRIPTORS} descriptors`, () => {
  it('loses none to clients that send many requests at once and leave', async () => {
    // A long read, whose thread opens the database for a minute: the tasks of the start do so at their own time.
    expect((await neighbour('/api/user/courses/live')).status).toBe(200);
    const before = await descriptors();
    for (let round = 0; round < 10; round += 1) {
      const sockets = await Promise.all([1, 2, 3].map(() => attacker(GET_FILE.repeat(100))));
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of sockets) socket.destroy();
    }
    await expect.poll(descriptors).toBeLessThanOrEqual(before);
  });

  it('serves everybody else while a hundred clients take nothing of what they asked for', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => attacker(GET_FILE)));
    for (let turn = 0; turn < 3; turn += 1) {
      const [health, file] = await Promise.all([neighbour('/healthz'), neighbour('/assets/loop-1.mp4')]);
      expect([health.status, file]).toEqual([200, { status: 200, bytes: FILE_BYTES }]);
    }
    expect(await descriptors()).toBeLessThan(DESCRIPTORS);
    for (const socket of sockets) socket.destroy();
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
