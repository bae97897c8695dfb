import { freeBytes } from '../installation/free-bytes.ts';
import { SettingFaults } from '../settings/setting-reader.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/**
 * Reads the settings; on faults writes them to standard error, sets the exit code and returns undefined. Warns there of
 * settings without effect.
 */
export function settingsOrExit(env: NodeJS.ProcessEnv): Settings | undefined {
  try {
    const settings = readSettings(env);
    for (const warning of settings.warnings) process.stderr.write(`Warning: ${warning}\n`);
    return settings;
  } catch (error) {
    if (!(error instanceof SettingFaults)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/** Says in a sentence why a role did not start, and sets the exit code. */
export async function reportStartFault(error: unknown, settings: Settings): Promise<void> {
  process.stderr.write(`${await sentenceOf(error, settings)}\n`);
  process.exitCode = 1;
}

/**
 * Less than that holds not even SQLite's index of what was written ahead (32 KiB), without which nothing can be read.
 */
const FULL_BYTES = 2 ** 20;

/** Errors of a write to a full disk: also SQLite's "disk I/O error", which names no reason. */
const WRITE_FAULT = /^(ENOSPC|SQLITE_(FULL|IOERR)\w*)$/;

/** The folder is missing, belongs to another user, or cannot be written to. */
const FOLDER_FAULT = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOSPC|SQLITE_(READONLY|CANTOPEN|NOTADB|FULL)\w*)$/;

async function sentenceOf(error: unknown, { port, dataDir }: Settings): Promise<string> {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=3001 npm start`;
  if (WRITE_FAULT.test(code ?? '') && (await isFull(dataDir)))
    return `The disk of ${dataDir} is full. Make room there, and start the school again. (${message})`;
  if (FOLDER_FAULT.test(code ?? ''))
    return `The school cannot keep its data in ${dataDir}. Set DATA_DIR to a folder it may write to. (${message})`;
  return `The school could not start: ${message}`;
}

const isFull = async (folder: string): Promise<boolean> =>
  (await freeBytes(folder).catch(() => FULL_BYTES)) < FULL_BYTES;
