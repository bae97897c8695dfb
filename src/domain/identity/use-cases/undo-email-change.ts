import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { deadLink, oldEmailTaken, pressedAgain, requireUndoable, whereTaken } from '../email-change.ts';
import type {
  EmailChangeRepository,
  EmailConfirmationRepository,
  PasswordHasher,
  ResetLinkRepository,
  SessionRepository,
  UserRepository,
} from '../ports.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  resetLinks: ResetLinkRepository;
  emailChanges: EmailChangeRepository;
  emailConfirmations: EmailConfirmationRepository;
  outbox: Outbox;
}

/**
 * Puts the old address back by the link that was mailed to it, once. Someone else may have known the password: it opens
 * nothing any more, every session ends, and a link to choose a new one goes to the old address.
 */
export class UndoEmailChange {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: Pick<PasswordHasher, 'unusableHash'>,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly clock: Clock,
  ) {}

  async run({ token }: { token: string }): Promise<{ userId: UserId; email: string }> {
    return this.work.run(async ({ users, sessions, resetLinks, emailChanges, emailConfirmations, outbox }) => {
      const now = this.clock.now();
      const change = await emailChanges.findByUndoLink(this.secrets.digest(token));
      if (change?.undoneAt) return pressedAgain(await users.find(change.userId), change.oldEmail ?? '');
      requireUndoable(change, now);
      const { userId, oldEmail } = change;
      const user = await users.find(userId);
      if (!user || user.disabledAt) throw deadLink();

      if (!(await emailChanges.undo(change, now))) return pressedAgain(await users.find(userId), oldEmail);
      await users.setEmail(userId, oldEmail, now).catch(whereTaken(oldEmailTaken));
      await users.setPasswordHash(userId, this.passwords.unusableHash());
      await sessions.endAllOf(userId, 'email-changed', now);
      await resetLinks.revoke(userId);
      await emailConfirmations.revoke(userId);
      for (const to of new Set([user.email, oldEmail]))
        await outbox.add('operations/forget-secret-mails', { to, writtenBefore: now.toISOString() });
      await outbox.add('identity/send-reset-link', { email: oldEmail });
      return { userId, email: oldEmail };
    });
  }
}
