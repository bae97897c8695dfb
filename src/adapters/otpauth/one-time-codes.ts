import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../domain/identity/two-factor/ports.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Accepted time steps before and after the current one (clock skew). */
const WINDOW = 1;

/** TOTP with the parameters of every authenticator app: SHA-1, six digits, 30 seconds. */
export class TotpCodes implements OneTimeCodes {
  /** @param issuer names the school in the authenticator app. */
  constructor(private readonly issuer: { readonly name: string }) {}

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  addressOf(secret: string, account: string): string {
    return this.totp(secret, account).toString();
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const delta = this.totp(secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }

  private totp(secret: string, label = ''): TOTP {
    return new TOTP({ issuer: this.issuer.name, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
  }
}
