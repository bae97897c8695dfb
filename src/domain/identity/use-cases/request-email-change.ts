import type { Clock } from '../../kernel/clock.ts';
import type { Ids, SessionId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { askForEmail, sameEmail, tooManyLinks } from '../email-change.ts';
import { wrongPassword } from '../errors.ts';
import { requireFree } from '../free-address.ts';
import { queueOfUser } from '../known-devices.ts';
import { requireOneAlphabet } from '../newcomer.ts';
import type { EmailChangeRepository, PasswordHasher, UserRepository } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import { normalizeEmail } from '../user.ts';

interface Stores {
  users: UserRepository;
  emailChanges: EmailChangeRepository;
  outbox: Outbox;
}

/**
 * Asks for another address of one's own account, with the password. The account stays as it is until the link that is
 * mailed to the new address is opened: a typing mistake changes nothing.
 */
export class RequestEmailChange {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: Pick<PasswordHasher, 'verify'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly attempts: Pick<SignInAttempts, 'confirm' | 'mayMail'>,
  ) {}

  /** Answers the address to which the link goes. */
  async run(input: {
    userId: UserId;
    sessionId: SessionId;
    currentPassword: string;
    email: string;
  }): Promise<{ email: string }> {
    const { userId, sessionId } = input;
    const email = normalizeEmail(input.email);
    const known = await this.users.find(userId);
    const isRight = () => this.passwords.verify(known?.passwordHash, input.currentPassword, queueOfUser(userId));
    if (!known || !(await this.attempts.confirm(known.email, isRight))) throw wrongPassword();
    if (email === known.email) throw sameEmail();
    requireOneAlphabet(email);
    await this.work.run((stores) => requireFree(stores, { email, userId, now: this.clock.now() }));
    if (!(await this.attempts.mayMail({ email, deviceId: undefined }))) throw tooManyLinks();

    await this.work.run(async (stores) => {
      const user = await stores.users.find(userId);
      // A reset that came between knows better than a password which was right a moment ago.
      if (!user || user.passwordHash !== known.passwordHash) throw wrongPassword();
      const now = this.clock.now();
      await requireFree(stores, { email, userId, now });
      const change = askForEmail({ id: this.ids.next(), userId, newEmail: email, sessionId }, now);
      await stores.emailChanges.ask(change);
      await stores.outbox.add('identity/send-email-link', { changeId: change.id });
    });
    return { email };
  }
}
