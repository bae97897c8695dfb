import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { privateFolder } from './private-folder.ts';

export interface GeneratedSecrets {
  readonly token: string;
  readonly session: string;
  readonly payment: string;
}

/** One for each thing that is signed. */
export interface Secrets {
  readonly token: string;
  readonly session: string;
  readonly upload: string;
  readonly demoCheckout: string;
}

type SecretSettings = Pick<
  Settings,
  'dataDir' | 'tokenSecret' | 'sessionSecret' | 'uploadSecret' | 'demoCheckoutSecret'
>;

/** Secrets of the settings; missing ones are generated and kept in the data folder. */
export function chosenSecrets(settings: SecretSettings): Secrets {
  const { dataDir, tokenSecret: token, sessionSecret: session, uploadSecret: upload, demoCheckoutSecret } = settings;
  if (token && session && upload && demoCheckoutSecret)
    return { token, session, upload, demoCheckout: demoCheckoutSecret };
  const made = generatedSecrets(dataDir);
  return {
    token: token ?? made.token,
    session: session ?? made.session,
    upload: upload ?? made.payment,
    demoCheckout: demoCheckoutSecret ?? made.payment,
  };
}

const fresh = (): string => randomBytes(32).toString('base64url');

/**
 * Signing secrets for an installation without any in its settings, made once and kept in its data folder: a restart
 * signs nobody out. Only the owner of the process may read the file.
 */
export function generatedSecrets(dataDir: string): GeneratedSecrets {
  const file = join(dataDir, 'secrets.json');
  privateFolder(dataDir);
  if (!existsSync(file)) {
    const made: GeneratedSecrets = { token: fresh(), session: fresh(), payment: fresh() };
    // Written to a temporary file and linked: a crash leaves no half file, and of two first starts one wins.
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, JSON.stringify(made), { mode: 0o600 });
    // Before the name: after a power cut an empty file would bear it, and no start would take that.
    sync(beside);
    try {
      linkSync(beside, file);
      sync(dataDir);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(beside);
    }
  }
  return readSecrets(file);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
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
