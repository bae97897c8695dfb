import type { Queue } from '../kernel/fair-gate.ts';
import type { PasswordHasher } from './ports.ts';

/**
 * Brings a password to the one form in which every keyboard gives it (RFC 8265, OpaqueString): composed letters, and
 * U+0020 for every other blank. Without it the owner of "Zoë" is refused on a Mac after registering on Windows.
 * Controls are forbidden by the RFC, too: they are refused where a password is chosen.
 */
export const opaquePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** `old-form`: it is right as it was typed, against a hash of before passwords were brought to one form. */
export type PasswordMatch = 'right' | 'old-form' | 'wrong';

/** Hashes and compares passwords in one form. Hashes of before still open: where the forms differ, both are tried. */
export class Passwords implements PasswordHasher {
  constructor(private readonly hasher: PasswordHasher) {}

  hash(password: string, queue?: Queue): Promise<string> {
    return this.hasher.hash(opaquePassword(password), queue);
  }

  unusableHash(): string {
    return this.hasher.unusableHash();
  }

  async verify(passwordHash: string | undefined, password: string, queue?: Queue): Promise<boolean> {
    return (await this.match(passwordHash, password, queue)) !== 'wrong';
  }

  /** Takes as long against no hash as against one that does not match. */
  async match(passwordHash: string | undefined, password: string, queue?: Queue): Promise<PasswordMatch> {
    const opaque = opaquePassword(password);
    if (await this.hasher.verify(passwordHash, opaque, queue)) return 'right';
    if (opaque === password) return 'wrong';
    return (await this.hasher.verify(passwordHash, password, queue)) ? 'old-form' : 'wrong';
  }

  isOutdated(passwordHash: string): boolean {
    return this.hasher.isOutdated(passwordHash);
  }
}
