import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, SessionId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { askForEmail, sameEmail } from '../email-change.ts';
import { noSuchPerson } from '../errors.ts';
import { requireFree } from '../free-address.ts';
import { requireOneAlphabet } from '../newcomer.ts';
import type { EmailChangeRepository, UserRepository } from '../ports.ts';
import { normalizeEmail } from '../user.ts';

interface Stores {
  users: UserRepository;
  emailChanges: EmailChangeRepository;
  auditLog: AuditLog;
  outbox: Outbox;
}

/**
 * Corrects the address of a student who cannot do it. It is a change like their own, and takes the place of one that is
 * open: the right address counts once its link is used, and then every session of the student ends.
 */
export class CorrectEmail {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Answers the address to which the link goes. `sessionId` is the actor's, where the password was confirmed. */
  run(input: {
    actorId: UserId;
    sessionId: SessionId;
    studentId: UserId;
    email: string;
    reason: string;
  }): Promise<{ email: string }> {
    const { actorId, sessionId, studentId: userId, reason } = input;
    const email = normalizeEmail(input.email);
    return this.work.run(async (stores) => {
      const now = this.clock.now();
      const user = await stores.users.find(userId);
      // An address of the team opens the school: its owner changes it.
      if (user?.role !== 'student') throw noSuchPerson();
      if (user.disabledAt) throw isDisabled();
      if (email === user.email) throw sameEmail('The student has this address already.');
      requireOneAlphabet(email);
      await requireFree(stores, { email, userId, now });

      const facts = { id: this.ids.next(), userId, newEmail: email, sessionId, correctedBy: actorId };
      const change = askForEmail(facts, now);
      await stores.emailChanges.ask(change);
      await stores.outbox.add('identity/send-email-link', { changeId: change.id });
      const entry = { id: this.ids.next(), actorId, userId, courseId: null, at: now, reason };
      await stores.auditLog.add({ ...entry, kind: 'email-corrected' });
      return { email };
    });
  }
}

const isDisabled = () =>
  new DomainError('conflict', 'identity/is-disabled', 'This account is disabled. Please enable it first.');
