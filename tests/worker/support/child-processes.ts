import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { sharedProgram } from '../../support/compiled-program.ts';

/** The path of a program once it is compiled; `source` is in the project's folder. */
export const compiled = (source: string): Promise<string> => sharedProgram(join(projectFolder(), source));

export interface StartedProcess {
  /** Its first output; its exit code, as text, where it ended without any. */
  readonly said: string;
  /** The exit code, null after a signal, and the signal. */
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** Answers the exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Child processes of Node's that a test file starts, so that none outlives it. */
export function childProcesses() {
  const running = new Set<ChildProcess>();
  return {
    /** Starts a program, and answers when it has said something. */
    async start(args: readonly string[], env: Readonly<Record<string, string>>): Promise<StartedProcess> {
      const child = spawn(process.execPath, [...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      const ended = once(child, 'exit') as StartedProcess['ended'];
      void ended.then(() => running.delete(child));
      const [first] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
      return { said: String(first), ended, end: async (signal) => (child.kill(signal), (await ended)[0]) };
    },
    killAll(): void {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
