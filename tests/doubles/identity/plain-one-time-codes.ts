import type { OneTimeCodes } from '../../../src/domain/identity/two-factor/ports.ts';

const STEP_MS = 30_000;

/** A code is the last six digits of its step: predictable, and therefore for tests only. */
export class PlainOneTimeCodes implements OneTimeCodes {
  private made = 0;

  newSecret(): string {
    this.made += 1;
    return `SECRET${this.made}`;
  }

  addressOf(secret: string, account: string): string {
    return `otpauth://totp/${account}?secret=${secret}`;
  }

  stepOf(_secret: string, code: string, now: Date): number | undefined {
    const step = Math.floor(now.getTime() / STEP_MS);
    return [step, step - 1, step + 1].find((one) => plainCode(one) === code);
  }
}

const plainCode = (step: number): string => String(step).slice(-6);

/** What an app shows then. */
export const plainCodeAt = (now: Date): string => plainCode(Math.floor(now.getTime() / STEP_MS));
