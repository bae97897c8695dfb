import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { postgresPrograms } from './postgres-programs.ts';

const exec = promisify(execFile);
const USER = 'cusp';
const START_LIMIT_MS = 20_000;
const RETRY_MS = 50;

/** Nothing here outlives the run, so nothing has to survive a power cut; a test may open many pools. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
];

export interface PostgresServer {
  /** Of a database whose user may create others; see `freshPostgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** One that a test may treat badly. */
export interface OwnPostgres extends PostgresServer {
  /** As `pg_ctl restart -m immediate`: all connections are cut, and what was not committed is lost. */
  crash(): Promise<void>;
  /**
   * Stops all of its processes where they are, as a machine that is frozen: connections stay open, new ones are taken
   * by the kernel, and nothing is answered. Resolves with what lets them go on.
   */
  pause(): Promise<() => void>;
}

/** Keeps what it has acknowledged over a crash of its processes. */
export const ownPostgres = async (): Promise<OwnPostgres> =>
  startPostgres(await postgresPrograms(), [...SETTINGS, 'synchronous_commit=on']);

/** The server in `TEST_DATABASE_URL`, which is left alone; else one of our own on a free port, gone after `stop`. */
export async function providePostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startPostgres(await postgresPrograms());
}

async function startPostgres(programs: string, all: readonly string[] = SETTINGS): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cusp-postgres-'));
  const data = join(folder, 'data');
  // Postgres refuses to run as root, and wants to own the folder that it makes its own in.
  if (isRoot()) await exec('chown', ['postgres:postgres', folder]);

  await exec(
    ...asPostgres(join(programs, 'initdb'), [
      '-D',
      data,
      '-U',
      USER,
      '-E',
      'UTF8',
      '--locale=C',
      '-A',
      'trust',
      '--no-sync',
    ]),
    { cwd: folder },
  );
  const port = await freePort();
  const settings = all.flatMap((setting) => ['-c', setting]);
  let log = '';
  const start = () => {
    const started = spawn(
      ...asPostgres(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings]),
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    started.stderr?.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4000)));
    return started;
  };
  let child = start();

  const atExit = () => {
    child.kill('SIGQUIT');
    // Whoever was paused hears the signal when it goes on.
    child.kill('SIGCONT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', atExit);

  const stop = async () => {
    process.off('exit', atExit);
    // Immediate shutdown: without a checkpoint it takes milliseconds, and the data is thrown away.
    if (child.kill('SIGQUIT')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const crash = async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
    child = start();
    await answering(url, child);
  };
  const pause = async () => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    const first = child.pid ?? 0;
    // It makes no others from now on, while those that are there answer which they are.
    process.kill(first, 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    const pids = rows.map(({ pid }) => pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of [...pids, first]) {
        try {
          process.kill(pid, 'SIGCONT');
        } catch {
          // Gone in the meantime.
        }
      }
      void client.end().catch(() => undefined);
    };
  };
  try {
    await answering(url, child);
  } catch (error) {
    await stop();
    throw new Error(`Postgres did not start. ${log}`, { cause: error });
  }
  return { url, stop, crash, pause };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const isRoot = () => process.getuid?.() === 0;

/** setpriv replaces itself by the program, so the child's pid is the server's own. */
const asPostgres = (program: string, args: string[]): [string, string[]] =>
  isRoot() ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]] : [program, args];
