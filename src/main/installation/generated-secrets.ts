import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './private-folder.ts';

export interface GeneratedSecrets {
  readonly token: string;
  readonly session: string;
  readonly payment: string;
}

const fresh = (): string => randomBytes(32).toString('base64url');

/**
 * The signing secrets of an installation that was given none, made once and kept beside its data:
 * a restart signs nobody out. Only the owner of the process may read the file.
 */
export function generatedSecrets(dataDir: string): GeneratedSecrets {
  const file = join(dataDir, 'secrets.json');
  privateFolder(dataDir);
  if (!existsSync(file)) {
    const made: GeneratedSecrets = { token: fresh(), session: fresh(), payment: fresh() };
    // Written beside and linked: a crash leaves no half file, and of two first starts one wins.
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, JSON.stringify(made), { mode: 0o600 });
    try {
      linkSync(beside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(beside);
    }
  }
  return readSecrets(file);
}

/** A key that is missing or short could be guessed, and with it any session: rather no start. */
function readSecrets(file: string): GeneratedSecrets {
  const { token, session, payment } = parsed(readFileSync(file, 'utf8'));
  if (isLong(token) && isLong(session) && isLong(payment)) return { token, session, payment };
  throw new Error('secrets.json in DATA_DIR is damaged. Restore it, or remove it and everybody signs in again.');
}

function parsed(text: string): Partial<Record<keyof GeneratedSecrets, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

const isLong = (secret: unknown): secret is string => typeof secret === 'string' && secret.length >= 32;
