import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../free-port.ts';
import { install, mayInstall } from './debian.ts';

const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
const START_LIMIT_MS = 20_000;
const RETRY_MS = 20;
const HELP =
  'Redis was not found. Run "docker compose up -d" and set TEST_REDIS_URL to its address, ' +
  'or install Redis so that redis-server is on the PATH.';

/** Nothing outlives the run, so nothing is written to disk; each test file has a database number of its own. */
const SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--databases', '1000'];

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server in `TEST_REDIS_URL`, which is left alone; else one of our own on a free port, gone after `stop`. */
export async function provideRedis(): Promise<RedisServer> {
  const given = process.env.TEST_REDIS_URL;
  return given ? { url: given, stop: async () => {} } : startRedis();
}

/** A server of one's own, for tests that take it away. It keeps its port from start to start, and none of its data. */
export interface OwnRedis extends RedisServer {
  /** As a power cut does it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Connections stay open and are taken, and nothing is answered. */
  freeze(): void;
  thaw(): void;
}

export async function startRedis(): Promise<OwnRedis> {
  const program = await redisProgram();
  const folder = await mkdtemp(join(tmpdir(), 'cusp-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const atExit = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', atExit);

  const start = async () => {
    let log = '';
    const started = spawn(program, ['--port', String(port), '--dir', folder, ...SETTINGS], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4000)));
    try {
      await answering(url, started);
    } catch (error) {
      await stop();
      throw new Error(`Redis did not start. ${log}`, { cause: error });
    }
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (running?.exitCode === null && running.kill('SIGKILL')) await once(running, 'exit');
  };
  const stop = async () => {
    process.off('exit', atExit);
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };

  await start();
  return {
    url,
    start,
    kill,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

/** The path of `redis-server`, installed first where that is possible. Rejects with a sentence that helps. */
async function redisProgram(): Promise<string> {
  if (findProgram() === undefined && mayInstall()) await installWithoutService();
  const found = findProgram();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * Debian's package starts a server of its own, which nobody would stop; this policy, which containers have, keeps it
 * from that.
 */
async function installWithoutService(): Promise<void> {
  const isOurs = await writeFile(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' }).then(
    () => true,
    () => false,
  );
  try {
    await install('redis-server');
  } finally {
    if (isOurs) await rm(SERVICE_POLICY, { force: true });
  }
}

const findProgram = (): string | undefined =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'redis-server'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => {});
    try {
      await client.ping();
      return;
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    } finally {
      client.disconnect();
    }
  }
}
