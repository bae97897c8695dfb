import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Argon2PasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { JoseTokens } from '../../adapters/jose/tokens.ts';
import { AesSealer } from '../../adapters/node-crypto/aes-sealer.ts';
import { NodeSecrets } from '../../adapters/node-crypto/node-secrets.ts';
import { TotpCodes } from '../../adapters/otpauth/one-time-codes.ts';
import { openCommonPasswords } from '../../adapters/zxcvbn/common-passwords.ts';
import { Passwords } from '../../domain/identity/passwords.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { CurrentSettings } from '../../domain/school/current-settings.ts';
import { siteOf } from '../composition/links/school-settings.ts';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import type { Settings } from '../settings/settings.ts';

/** Node's thread pool has four threads, and file reads need one of them. */
const MAX_HASHES = 3;
/** Sign-ins and the like that wait for a hash. */
const MAX_WAITING_PER_NETWORK = 2;

/** A key has exactly 32 bytes; a secret may have any length that is long enough. */
const keyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** Encrypts the secrets of two-factor sign-in. */
export const sealerOf = ({ encryptionSecret }: Pick<Settings, 'encryptionSecret'>, sessionSecret: string): AesSealer =>
  new AesSealer(keyOf(`sealing ${encryptionSecret ?? sessionSecret}`));

/** Random tokens, and digests that the session secret is the key of. */
export const secretsOf = (sessionSecret: string): NodeSecrets => new NodeSecrets(keyOf(`digests ${sessionSecret}`));

/** Signing, hashing and encryption for accounts. */
export async function openIdentityTools(
  settings: Pick<Settings, 'origin' | 'rateLimitFactor' | 'previousTokenSecret' | 'encryptionSecret'>,
  { tokenSecret, sessionSecret, current }: { tokenSecret: string; sessionSecret: string; current: CurrentSettings },
) {
  const tokenKeys = {
    current: keyOf(tokenSecret),
    previous: settings.previousTokenSecret === undefined ? undefined : keyOf(settings.previousTokenSecret),
  };
  return {
    secrets: secretsOf(sessionSecret),
    tokensOn: (clock: Clock) => new JoseTokens(tokenKeys, clock),
    passwords: new Passwords(
      new Argon2PasswordHasher({
        atOnce: Math.min(availableParallelism(), MAX_HASHES),
        perKey: MAX_WAITING_PER_NETWORK * settings.rateLimitFactor,
      }),
    ),
    commonPasswords: await openCommonPasswords(),
    publicPasswords: DEMO_ACCOUNTS.map(({ password }) => password),
    oneTimeCodes: new TotpCodes(siteOf(current, settings.origin)),
    sealer: sealerOf(settings, sessionSecret),
  };
}
