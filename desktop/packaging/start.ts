/** `npm run desktop`: builds the shell and starts it. The school's server is another command, on whatever computer. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { APP_FOLDER, buildDesktop } from './build.ts';

/** The path of the program; its package fetches it when it is asked for the first time. */
function electronProgram(): string {
  try {
    return createRequire(import.meta.url)('electron') as string;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Electron’s program could not be fetched: ${reason}. Set ELECTRON_OVERRIDE_DIST_PATH to one.`, {
      cause: error,
    });
  }
}

await buildDesktop();
const child = spawn(electronProgram(), [APP_FOLDER, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
