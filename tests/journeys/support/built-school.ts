import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { freePort } from '../../support/free-port.ts';

/** Migrations and a seed, on a machine that is busy. */
export const START_LIMIT_MS = 180_000;
const ASK_EVERY_MS = 50;

/** Set by the global set-up: the data folder of a school that was seeded once for the whole run. */
export const SEEDED_FOLDER = 'SEEDED_FOLDER';

export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const serverProgram = (): string => join(projectFolder(), 'dist/server/cli.js');

/** A process of the built school in one of its roles. */
export function startRole(role: string, env: Readonly<Record<string, string>>): ChildProcess {
  const { NODE_ENV: _, ...inherited } = process.env;
  return spawn(process.execPath, [serverProgram(), role], {
    env: { ...inherited, ...env },
    // The channel ends with us, and the process with the channel: nothing is left over when a run is killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * The built school, with the small demo, in a process and a folder of its own. It may be killed and started again. Its
 * data is a copy of what the run seeded once, unless the folder or the seed is named.
 */
export class BuiltSchool {
  private child: ChildProcess | undefined;

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  static async open(env: Readonly<Record<string, string>> = {}): Promise<BuiltSchool> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'cusp-school-'));
    const seeded = process.env[SEEDED_FOLDER];
    // Copied where the file system can, shared until one of them is written to.
    if (seeded && !('DATA_DIR' in env) && !('SEED_DEMO' in env))
      cpSync(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const school = new BuiltSchool(`http://localhost:${port}`, dataDir, {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SEED_DEMO: 'small',
      ...env,
    });
    await school.start();
    return school;
  }

  async start(): Promise<void> {
    const child = startRole('serve', this.env);
    this.child = child;
    const end = Date.now() + START_LIMIT_MS;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The school ended with code ${child.exitCode} while starting.`);
      if (await isReady(this.origin)) return;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    throw new Error('The school did not start in time.');
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
