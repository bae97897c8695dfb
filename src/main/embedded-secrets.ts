import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface EmbeddedSecrets {
  readonly token: string;
  readonly session: string;
  readonly payment: string;
}

const fresh = (): string => randomBytes(32).toString('base64url');

/**
 * The signing secrets of an installation that was given none, made once and kept beside its data:
 * a restart signs nobody out. Only the owner of the process may read the file.
 */
export function embeddedSecrets(dataDir: string): EmbeddedSecrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const made: EmbeddedSecrets = { token: fresh(), session: fresh(), payment: fresh() };
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
  return JSON.parse(readFileSync(file, 'utf8')) as EmbeddedSecrets;
}
