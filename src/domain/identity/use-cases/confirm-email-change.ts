import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { confirmed, deadLink, pressedAgain, requireConfirmable, takenMeanwhile, whereTaken } from '../email-change.ts';
import type {
  EmailChangeRepository,
  EmailConfirmationRepository,
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
 * Puts the new address in force by the link that was mailed to it, once. Opens no session, and ends every one but that
 * in which the password was given. The old address is told, with a link that takes the change back if it was confirmed.
 */
export class ConfirmEmailChange {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly clock: Clock,
  ) {}

  async run({ token }: { token: string }): Promise<{ userId: UserId; email: string }> {
    return this.work.run(async ({ users, sessions, resetLinks, emailChanges, emailConfirmations, outbox }) => {
      const now = this.clock.now();
      const change = await emailChanges.findByLink(this.secrets.digest(token));
      if (change?.confirmedAt) return pressedAgain(await users.find(change.userId), change.newEmail);
      requireConfirmable(change, now);
      const { id, userId, newEmail, sessionId } = change;
      const user = await users.find(userId);
      if (!user || user.disabledAt) throw deadLink();

      if (!(await emailChanges.confirm(confirmed(change, user, now))))
        return pressedAgain(await users.find(userId), newEmail);
      await users.setEmail(userId, newEmail, now).catch(whereTaken(takenMeanwhile));
      if (await emailChanges.isHeld(newEmail, now, userId)) throw takenMeanwhile();
      await sessions.endAllOf(userId, 'email-changed', now, sessionId);
      // Revokes links that were mailed to the old address.
      await resetLinks.revoke(userId);
      await emailConfirmations.revoke(userId);
      await outbox.add('identity/send-email-changed', { changeId: id });
      for (const to of [user.email, newEmail])
        await outbox.add('operations/forget-secret-mails', { to, writtenBefore: now.toISOString() });
      return { userId, email: newEmail };
    });
  }
}
