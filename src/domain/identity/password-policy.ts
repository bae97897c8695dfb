import { DomainError } from '../kernel/errors.ts';
import { opaquePassword } from './passwords.ts';
import type { CommonPasswords } from './ports.ts';
import type { User } from './user.ts';

export interface PasswordSettings {
  readonly brandName: string;
  /** Whether the school can be reached from other machines: public demo passwords are then refused. */
  readonly isExposed: boolean;
}

type Owner = Pick<User, 'name' | 'email' | 'role'>;

const MIN_ADMIN_CHARACTERS = 15;
/** Maximum of characters added around a word to satisfy a rule: "Password2026!". */
const MAX_TRIMMINGS = 6;
const MIN_DIFFERENT_CHARACTERS = 4;
/** Minimum of characters that remain once the known facts about the owner are removed. */
const MIN_UNKNOWN_CHARACTERS = 6;
const MIN_WORD_CHARACTERS = 3;

/** Rules for new passwords: decision S7. Minimum and maximum length are checked by the forms already. */
export class PasswordPolicy {
  constructor(
    private readonly common: CommonPasswords,
    /** Passwords of demo accounts, which are printed at each start and in the README. */
    private readonly publicPasswords: readonly string[],
    private readonly settings: PasswordSettings,
  ) {}

  /** Throws `invalid`, with the reason in a sentence for the owner. */
  require(password: string, owner: Owner): void {
    const sentence = this.faultOf(password, owner);
    if (sentence !== undefined)
      throw new DomainError('invalid', 'identity/weak-password', sentence, { fields: { password: sentence } });
  }

  /** Why this password is not good enough; undefined when it is. */
  faultOf(typed: string, owner: Owner): string | undefined {
    const password = opaquePassword(typed);
    const isPublic = this.publicPasswords.includes(password);
    if (isPublic && !this.settings.isExposed) return undefined;
    if (owner.role === 'admin' && Array.from(password).length < MIN_ADMIN_CHARACTERS)
      return `Administrators need a password of at least ${MIN_ADMIN_CHARACTERS} characters.`;
    const plain = password.normalize('NFKC').toLowerCase();
    if (isPublic || this.isCommon(plain))
      return 'This is one of the passwords that are tried first, because many people use them. Please choose another one.';
    if (isSimple(plain)) return 'This password repeats or counts. Please choose one that is harder to guess.';
    if (this.isOfKnownWords(plain, owner))
      return 'This password is little more than your name, your email address or our name. Please choose another one.';
    return undefined;
  }

  /** Returns whether an exposed school must refuse the password, because it is a public one. */
  isOpenToAll(password: string): boolean {
    return this.settings.isExposed && this.publicPasswords.includes(opaquePassword(password));
  }

  private isCommon(plain: string): boolean {
    const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const isTrimmed = core !== '' && plain.length - core.length <= MAX_TRIMMINGS;
    return [plain, isTrimmed ? core : plain].some((word) => this.common.has(word) || this.common.has(repeated(word)));
  }

  private isOfKnownWords(plain: string, { name, email }: Owner): boolean {
    const words = `${name} ${email} ${this.settings.brandName}`
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_WORD_CHARACTERS)
      .sort((a, b) => b.length - a.length);
    const bare = plain.replace(/[^\p{L}\p{N}]/gu, '');
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), bare);
    return rest !== bare && Array.from(rest).length < MIN_UNKNOWN_CHARACTERS;
  }
}

/** Returns the repeated unit: "abcabc" is as guessable as "abc". */
const repeated = (word: string): string => /^(.+?)\1+$/su.exec(word)?.[1] ?? word;

/** "aaaaaaaa", "abababab", "12345678", "hgfedcba". */
function isSimple(plain: string): boolean {
  const codes = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  if (new Set(codes).size < MIN_DIFFERENT_CHARACTERS) return true;
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((step) => steps.every((one) => one === step));
}
