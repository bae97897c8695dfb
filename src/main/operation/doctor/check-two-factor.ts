import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenDatabase } from '../../installation/chosen-database.ts';
import { generatedSecrets } from '../../installation/generated-secrets.ts';
import { sealerOf, secretsOf } from '../../installation/identity-tools.ts';
import type { Settings } from '../../settings/settings.ts';
import { lockedOut, withDeadCodes } from '../locked-out.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, bad } = findingsOf('two-factor');

/** Checks whether all second factors can be decrypted: the key may have changed since. */
export async function checkTwoFactor(settings: Settings): Promise<Finding[]> {
  const db = chosenDatabase(settings);
  try {
    if (!(await db.schema.hasTable('two_factors'))) return [];
    const session = sessionSecretOf(settings);
    const people = await lockedOut(db, sealerOfSettings(settings, session));
    const withDead = session === undefined ? [] : await withDeadCodes(db, secretsOf(session));
    const codes = withDead.map(({ email }) =>
      bad(
        `The recovery codes of ${email} were made under another SESSION_SECRET and work no more. Set the old one, or ` +
          'let them turn two-factor off and on again under Profile.',
      ),
    );
    if (people.length === 0) return [good('Each second factor can be checked with the key of the settings.'), ...codes];
    const count = people.length === 1 ? '1 administrator cannot' : `${people.length} administrators cannot`;
    return [
      bad(
        `${count} sign in (${people.map(({ email }) => email).join(', ')}): the key is another one than when they turned ` +
          'two-factor on. Set the old ENCRYPTION_SECRET, or take it off each: npm run admin:two-factor-off',
      ),
      ...codes,
    ];
  } finally {
    await db.destroy();
  }
}

/** Undefined if the next start would make a new one: a check must not create it. */
function sessionSecretOf({ dataDir, sessionSecret }: Settings): string | undefined {
  if (sessionSecret !== undefined) return sessionSecret;
  return existsSync(join(dataDir, 'secrets.json')) ? generatedSecrets(dataDir).session : undefined;
}

function sealerOfSettings(settings: Settings, session: string | undefined) {
  const given = settings.encryptionSecret ?? session;
  return given === undefined ? undefined : sealerOf(settings, given);
}
