import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { freePort } from '../../support/free-port.ts';

const START_PATIENCE_MS = 60_000;

export const serverProgram = (): string => join(projectFolder(), 'dist/server/src/main/cli.js');

/** The built school, seeded, in a process and a folder of its own. It may be killed and started again. */
export class BuiltSchool {
  private child: ChildProcess | undefined;

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async open(env: Readonly<Record<string, string>> = {}): Promise<BuiltSchool> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'cusp-school-'));
    const school = new BuiltSchool(`http://localhost:${port}`, dataDir, {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    });
    await school.start();
    return school;
  }

  async start(): Promise<void> {
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [serverProgram(), 'serve'], {
      env: { ...inherited, ...this.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    const end = Date.now() + START_PATIENCE_MS;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The school ended with code ${child.exitCode} while starting.`);
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The school did not start in time.');
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
