import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { projectFolder } from './project-folder.ts';
import { settingsOrExit } from './serve.ts';

/**
 * `npm start`: builds what is stale and runs the built server as a process of its own, which then
 * holds nothing of the tools that built it. Signals go on to it, and it ends when we do.
 */
if (settingsOrExit(process.env)) {
  build();
  const server = spawn(process.execPath, [join(projectFolder(), 'dist/server/src/main/cli.js'), 'serve'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
