/** `npm run desktop`: builds the shell and starts it. The server runs separately, on this or another computer. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { APP_FOLDER, buildDesktop } from './build.ts';

/** Returns the path of Electron's executable; the package downloads it on first use. */
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
