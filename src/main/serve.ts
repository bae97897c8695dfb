import type { Face } from './application.ts';
import { builtFace } from './face.ts';
import { oneAtATime } from './seed/one-at-a-time.ts';
import { seedDemo, welcome } from './seed/seed-demo.ts';
import { startServer } from './server.ts';
import { SettingFaults } from './setting-reader.ts';
import { readSettings, type Settings } from './settings.ts';

/** `serve`: the whole school in one process, until SIGINT or SIGTERM. Exit code 1 when it cannot start. */
export const serve = (env: NodeJS.ProcessEnv): Promise<void> => serveWith(builtFace, env);

export async function serveWith(makeFace: () => Face | Promise<Face>, env: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  try {
    const running = await startServer(settings, makeFace, (container, installation) =>
      settings.seedDemo ? oneAtATime(settings.dataDir, () => seedDemo(container, installation)) : Promise.resolve(),
    );
    process.stdout.write(welcome(settings));
    endOnSignal(() => running.stop());
  } catch (error) {
    process.stderr.write(`${startFault(error, settings)}\n`);
    process.exitCode = 1;
  }
}

export function settingsOrExit(env: NodeJS.ProcessEnv): Settings | undefined {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingFaults)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/** No folder, none of ours, or none to write into. */
const FOLDER_FAULT = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOSPC|SQLITE_(READONLY|CANTOPEN|NOTADB|FULL)\w*)$/;

function startFault(error: unknown, { port, dataDir }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=3001 npm start`;
  if (FOLDER_FAULT.test(code ?? ''))
    return `The school cannot keep its data in ${dataDir}. Set DATA_DIR to a folder it may write to. (${message})`;
  return `The school could not start: ${message}`;
}

/** One Ctrl-C reaches us by the terminal and by whoever started us. */
const SAME_SIGNAL_MS = 1000;

/** The first signal, or being left by the process that started us, ends in order; a later one does not wait. */
function endOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const end = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
