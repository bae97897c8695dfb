import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { memoryFolder } from '../memory-folder.ts';
import { type SwiftProgram, swiftPrograms } from './swift-programs.ts';
import { ringScript, SWIFT_REGION, SWIFT_USER, type SwiftPorts, swiftSettings } from './swift-settings.ts';

const exec = promisify(execFile);
const START_LIMIT_MS = 60_000;
const RETRY_MS = 50;
const PYTHON = '/usr/bin/python3';

/** An S3 server whose user may make buckets; see `freshBucket`. */
export interface S3Server {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  stop(): Promise<void>;
}

/**
 * The server in `TEST_S3_ENDPOINT`, which is left alone; else an OpenStack Swift of our own on free ports, gone after
 * `stop`. It verifies signatures, expiry, parts and ranges, as the storages do that a school would rent.
 */
export async function provideS3(): Promise<S3Server> {
  const { TEST_S3_ENDPOINT: endpoint } = process.env;
  return endpoint ? { ...givenServer(endpoint), stop: async () => {} } : startSwift(await swiftPrograms());
}

function givenServer(endpoint: string): Omit<S3Server, 'stop'> {
  const { TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY, TEST_S3_REGION } = process.env;
  if (!TEST_S3_ACCESS_KEY_ID || !TEST_S3_SECRET_ACCESS_KEY)
    throw new Error('TEST_S3_ENDPOINT needs TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY beside it.');
  return {
    endpoint,
    region: TEST_S3_REGION || SWIFT_REGION,
    accessKeyId: TEST_S3_ACCESS_KEY_ID,
    secretAccessKey: TEST_S3_SECRET_ACCESS_KEY,
  };
}

/** As child processes read it, and `provideS3` in them. */
export const s3Environment = (server: S3Server): Record<string, string> => ({
  TEST_S3_ENDPOINT: server.endpoint,
  TEST_S3_REGION: server.region,
  TEST_S3_ACCESS_KEY_ID: server.accessKeyId,
  TEST_S3_SECRET_ACCESS_KEY: server.secretAccessKey,
});

async function startSwift(programs: string): Promise<S3Server> {
  const folder = await memoryFolder('cusp-swift-');
  const [proxy = 0, account = 0, container = 0, object = 0, memcached = 0] = await freePorts(5);
  const ports: SwiftPorts = { proxy, account, container, object, memcached };
  const user = userInfo().username;
  await mkdir(join(folder, 'nodes', 'disk'), { recursive: true });
  for (const [name, content] of Object.entries(swiftSettings(folder, ports, user)))
    await writeFile(join(folder, name), content);
  await exec(PYTHON, ['-c', ringScript(folder, ports)]);

  const children: ChildProcess[] = [];
  let log = '';
  const start = (program: SwiftProgram, args: string[]): void => {
    const child = spawn(join(programs, program), args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4000)));
    children.push(child);
  };
  const atExit = (): void => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', atExit);
  const stop = async (): Promise<void> => {
    process.off('exit', atExit);
    // What it holds is thrown away, so that nobody has to wait for it.
    await Promise.all(children.map(async (child) => child.kill('SIGKILL') && (await once(child, 'exit'))));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };

  start('memcached', ['-l', '127.0.0.1', '-p', String(memcached), '-U', '0', '-u', user, '-m', '16']);
  for (const name of ['account', 'container', 'object', 'proxy'] as const)
    start(`swift-${name}-server`, [join(folder, `${name}.conf`)]);
  const endpoint = `http://127.0.0.1:${proxy}`;
  try {
    await answering(Object.values(ports).slice(0, 4), children);
  } catch (error) {
    await stop();
    throw new Error(`OpenStack Swift did not start. ${log}`, { cause: error });
  }
  return { endpoint, region: SWIFT_REGION, ...SWIFT_USER, stop };
}

/** Any answer will do: each server answers what nobody may ask it with a refusal. */
async function answering(ports: readonly number[], children: readonly ChildProcess[]): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (const port of ports) {
    for (;;) {
      try {
        await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
        break;
      } catch (error) {
        if (children.some(({ exitCode }) => exitCode !== null) || performance.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}

/** All different: the system may hand out the same one twice. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
