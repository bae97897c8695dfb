import { SystemClock } from '../../adapters/node-crypto/system-clock.ts';
import { UploadQuietPeriod } from '../../worker/upload-quiet-period.ts';
import { type ChosenStorage, chosenStorage } from '../installation/chosen-storage.ts';
import { chosenSecrets } from '../installation/generated-secrets.ts';
import { CommandFault } from '../operation/command-fault.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsOrExit } from './start-fault.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command of operation to its end. Why it refuses, or failed, is a sentence, and the exit code 1. */
export async function runCommand(env: NodeJS.ProcessEnv, work: (settings: Settings) => Promise<void>): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  try {
    await work(settings);
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`${error instanceof CommandFault ? message : `It did not work: ${message}`}\n`);
    process.exitCode = 1;
  }
}

/** The folder that a command was given. */
export function folderArgument(args: readonly string[], usage: string): string {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw new CommandFault(`Usage: ${usage}`);
  return folder;
}

/** Opens the storage of the settings, without the rest of an installation. The caller closes it. */
export function openStorage(settings: Settings): Promise<ChosenStorage> {
  const clock = new SystemClock();
  const { upload: secret } = chosenSecrets(settings);
  const report = (fault: object) => void process.stderr.write(`The storage gives trouble: ${JSON.stringify(fault)}\n`);
  return chosenStorage(settings, { secret, clock, quietPeriod: new UploadQuietPeriod(), report });
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** step;
  return `${step === 0 ? amount : amount.toFixed(1)} ${UNITS[step]}`;
}

export const rowsIn = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

export const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
