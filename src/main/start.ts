import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { projectFolder } from './project-folder.ts';
import { settingsOrExit } from './roles/start-fault.ts';

const PARENT_CHECK_MS = 300;

/**
 * `npm start`: builds what is stale and runs the built server as a process of its own, which then holds nothing of the
 * tools that built it. Signals are passed to it, and it ends when we do. npm passes a SIGTERM to the shell between us
 * only, so that losing our parent counts as one.
 */
if (settingsOrExit(process.env)) {
  build();
  const server = spawn(process.execPath, [join(projectFolder(), 'dist/server/cli.js'), 'serve'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  server.on('exit', (code) => process.exit(code ?? 1));
}
