import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import type { JobsReply } from '../../src/wire/replies/operations.ts';
import { isReady, START_LIMIT_MS, serverProgram } from '../journeys/support/built-school.ts';
import { buyDirectly } from '../journeys/support/buying.ts';
import { ADMIN, ask, newPerson, register, signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { NODE_LINES, type NodeLine, provideNode } from '../support/provision/node-line.ts';

/** Each collection ends statements of the SQLite driver that are out of use: with a wrong driver, the process too. */
const COLLECT_OFTEN = ['--expose-gc', '--import', 'data:text/javascript,setInterval(globalThis.gc, 500).unref()'];
const WRITERS = 8;
const WRITES_EACH = 40;

interface Running {
  readonly origin: string;
  /** Ends the server in order; its exit code and signal, and all that it said. */
  end(): Promise<{ code: number | null; signal: string | null; output: string }>;
}

async function serve({ program, modules }: NodeLine): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cusp-runtime-'));
  const port = await freePort();
  const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env;
  const child: ChildProcess = spawn(program, [...COLLECT_OFTEN, serverProgram(), 'serve'], {
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_DEMO: 'small',
      LOG_LEVEL: 'warn',
      NODE_PATH: modules,
    },
    // The channel ends with us, and the process with the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const end = async () => {
    child.kill('SIGTERM');
    const [code, signal] = await exited;
    return { code, signal, output: (await said).join('') };
  };
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  const origin = `http://localhost:${port}`;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  await expect.poll(() => isOver() || isReady(origin), { timeout: START_LIMIT_MS }).toBe(true);
  return { origin, end };
}

interface Bought {
  readonly courseId: string;
  readonly token: string;
}

async function buys(origin: string): Promise<Bought> {
  const buyer = newPerson();
  await register(origin, buyer);
  const { token } = await signIn(origin, buyer);
  const { courseId } = await buyDirectly(origin, token);
  return { courseId, token };
}

async function firstVideo(origin: string, { courseId, token }: Bought) {
  const { body: course } = await ask<CourseReply>(origin, `/user/courses/${courseId}`, { token });
  const contents = course.weeks.flatMap(({ days }) => days.flatMap((day) => day.contents));
  return contents.find(({ type }) => type === 'video')!;
}

/** Several at once, so that there is no pause in which the driver's statements would be left in peace. */
async function writes(origin: string, { courseId, token }: Bought, contentId: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  const writer = async () => {
    for (let position = 0; position < WRITES_EACH; position += 1) {
      const body = { courseId, position, duration: 60, played: [] };
      const { status } = await ask(origin, `/user/progress/${contentId}`, { method: 'PUT', token, body });
      statuses.add(status);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return statuses;
}

/** A job in hand when the server is told to end is a warning, and rightly. */
async function allJobsDone(origin: string): Promise<void> {
  const { token } = await signIn(origin, ADMIN);
  const counts = async () => (await ask<JobsReply>(origin, '/admin/jobs', { token })).body.counts;
  await expect.poll(counts, { timeout: START_LIMIT_MS }).toEqual({ waiting: 0, running: 0, failed: 0 });
}

/** On Node.js 20, that line too: its driver is compiled for it alone. */
const lines = process.versions.node.startsWith('20.') ? [process.versions.node, ...NODE_LINES] : NODE_LINES;

it.each(lines)(
  'on Node.js %s the school sells, streams, bears many writes and ends without a word',
  { timeout: 2 * START_LIMIT_MS },
  async (line) => {
    const { origin, end } = await serve(await provideNode(line));
    const bought = await buys(origin);
    const video = await firstVideo(origin, bought);
    const streamed = await fetch(`${origin}/stream/${video.s3Key}`, {
      headers: { Authorization: `Bearer ${bought.token}` },
    });
    expect(streamed.status).toBe(200);
    expect((await streamed.arrayBuffer()).byteLength).toBe(Number(streamed.headers.get('content-length')));
    expect(await writes(origin, bought, video.id)).toEqual(new Set([200]));
    await allJobsDone(origin);
    const { code, signal, output } = await end();
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(output).not.toMatch(/warn|deprecat|abort|error/i);
  },
);
