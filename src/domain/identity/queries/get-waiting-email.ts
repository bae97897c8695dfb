import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { EmailChangeRepository, UserRepository } from '../ports.ts';

/** A new address that counts once the link which was mailed to it is opened. */
export interface WaitingEmail {
  readonly email: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  /** Name of the member of the team who corrects the address; null where its person changes it. */
  readonly correctedBy: string | null;
}

/** Returns what an account's address is to become, if anything. */
export class GetWaitingEmail {
  constructor(
    private readonly emailChanges: Pick<EmailChangeRepository, 'findWaiting'>,
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<WaitingEmail | null> {
    const change = await this.emailChanges.findWaiting(userId, this.clock.now());
    if (!change) return null;
    const { newEmail: email, askedAt, expiresAt, correctedBy } = change;
    const member = correctedBy === null ? undefined : await this.users.find(correctedBy);
    return { email, askedAt, expiresAt, correctedBy: member?.name ?? null };
  }
}
