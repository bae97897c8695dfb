import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EmailChangeRepository, PasswordHasher, SessionRepository, UserRepository } from '../ports.ts';
import type { TwoFactorRepository } from '../two-factor/ports.ts';

interface Stores {
  users: Pick<UserRepository, 'resetUnproven'>;
  sessions: SessionRepository;
  emailChanges: EmailChangeRepository;
  twoFactors: TwoFactorRepository;
}

/**
 * Resets an account whose address was never confirmed, before something is given to that address: its creator keeps no
 * password, session, second factor or open change. The reader of the mailbox chooses a password by a link, and agrees
 * to the terms with it.
 */
export class ResetUnproven {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: Pick<PasswordHasher, 'unusableHash'>,
    private readonly clock: Clock,
  ) {}

  /** `name` as the school writes it, in the place of the one that was registered. */
  run({ userId, name }: { userId: UserId; name?: string | undefined }): Promise<void> {
    return this.work.run(async ({ users, sessions, emailChanges, twoFactors }) => {
      const passwordHash = this.passwords.unusableHash();
      if (!(await users.resetUnproven(userId, passwordHash, name))) return;
      await sessions.endAllOf(userId, 'ended-by-admin', this.clock.now());
      await emailChanges.forgetOpen(userId);
      await twoFactors.remove(userId);
    });
  }
}
