import type { Clock } from '../../kernel/clock.ts';
import { MIXED_ALPHABETS, mixesAlphabets } from '../newcomer.ts';
import type { EmailChangeRepository, UserRepository } from '../ports.ts';
import { normalizeEmail, type User } from '../user.ts';

/** An address as it was asked for, with what is known of it. */
export interface FoundAccount {
  /** Normalized. */
  readonly email: string;
  readonly user: User | undefined;
  /** Its former owner can still have it back, and nobody else can take it. */
  readonly isHeld: boolean;
  /** Sentence where it only looks like another address; else empty. */
  readonly fault: string;
}

/** Looks up many addresses at once, in their order. */
export class FindAccounts {
  constructor(
    private readonly users: Pick<UserRepository, 'findByEmails'>,
    private readonly emailChanges: Pick<EmailChangeRepository, 'heldAmong'>,
    private readonly clock: Clock,
  ) {}

  async run({ emails }: { emails: readonly string[] }): Promise<FoundAccount[]> {
    const normalized = emails.map(normalizeEmail);
    const users = new Map((await this.users.findByEmails(normalized)).map((user) => [user.email, user]));
    const held = await this.emailChanges.heldAmong(normalized, this.clock.now());
    return normalized.map((email) => ({
      email,
      user: users.get(email),
      isHeld: held.has(email),
      fault: mixesAlphabets(email) ? MIXED_ALPHABETS : '',
    }));
  }
}
