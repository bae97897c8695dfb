import type { UserId } from '../../kernel/ids.ts';

/** Second factor of an account. */
export interface TwoFactor {
  readonly userId: UserId;
  /** Encrypted, so that read access to the database alone does not yield codes. */
  readonly sealedSecret: string;
  /** Null until a first code has shown that the app has the secret; no code is required before. */
  readonly confirmedAt: Date | null;
}

/** Contract: tests/contracts/two-factor-repository.contract.ts. */
export interface TwoFactorRepository {
  find(userId: UserId): Promise<TwoFactor | undefined>;
  /** Returns which of these users sign in with it. */
  confirmedOf(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /**
   * Keeps a secret that is not confirmed yet, in the place of another one that is not. False where one is confirmed.
   */
  begin(userId: UserId, sealedSecret: string): Promise<boolean>;
  /** Turns the second factor on and replaces all recovery codes: their digests, and the mark of the key of those. */
  confirm(userId: UserId, recovery: { digests: readonly string[]; mark: string }, at: Date): Promise<void>;
  /** True when the step is later than each one before: of parallel tries, and of repetitions, one gets through. */
  acceptStep(userId: UserId, step: number): Promise<boolean>;
  /** Uses a recovery code up: true once. */
  useRecoveryCode(userId: UserId, digest: string): Promise<boolean>;
  countRecoveryCodes(userId: UserId): Promise<number>;
  /** Takes everything away; true where there was something confirmed. */
  remove(userId: UserId): Promise<boolean>;
}

/** TOTP (RFC 6238). Contract: tests/contracts/one-time-codes.test.ts. */
export interface OneTimeCodes {
  /** Random, in Base32, as people type it into their app. */
  newSecret(): string;
  /** The address that a QR code leads an app with. */
  addressOf(secret: string, account: string): string;
  /** Returns the time step of this code if it is the current, previous or next one: phones' clocks differ. */
  stepOf(secret: string, code: string, now: Date): number | undefined;
}

/** Encrypts what has to be read again. Contract: tests/contracts/sealer.test.ts. */
export interface Sealer {
  seal(text: string): string;
  /** Returns undefined if the value was not sealed with this key. */
  open(sealed: string): string | undefined;
}

/** Alarm: an account's second factor was sealed with another key than the server has, and its owner is locked out. */
export interface TwoFactorAlarms {
  raise(userId: UserId): void;
}
