import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenDatabase } from '../../installation/chosen-database.ts';
import { generatedSecrets } from '../../installation/generated-secrets.ts';
import { sealerOf } from '../../installation/identity-tools.ts';
import type { Settings } from '../../settings/settings.ts';
import { lockedOut } from '../locked-out.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, bad } = findingsOf('two-factor');

/** Checks whether all second factors can be decrypted: the key may have changed since. */
export async function checkTwoFactor(settings: Settings): Promise<Finding[]> {
  const db = chosenDatabase(settings);
  try {
    if (!(await db.schema.hasTable('two_factors'))) return [];
    const people = await lockedOut(db, sealerOfSettings(settings));
    if (people.length === 0) return [good('Each second factor can be checked with the key of the settings.')];
    const count = people.length === 1 ? '1 administrator cannot' : `${people.length} administrators cannot`;
    return [
      bad(
        `${count} sign in (${people.map(({ email }) => email).join(', ')}): the key is another one than when they turned ` +
          'two-factor on. Set the old ENCRYPTION_SECRET, or take it off each: npm run admin:two-factor-off',
      ),
    ];
  } finally {
    await db.destroy();
  }
}

/** Undefined where the next start would make a new key: trying must not leave one behind. */
function sealerOfSettings(settings: Settings) {
  const { dataDir, encryptionSecret, sessionSecret } = settings;
  const given = encryptionSecret ?? sessionSecret;
  if (given !== undefined) return sealerOf(settings, given);
  return existsSync(join(dataDir, 'secrets.json')) ? sealerOf(settings, generatedSecrets(dataDir).session) : undefined;
}
