import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { folded } from '../../kernel/fold-text.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson } from '../errors.ts';
import type { OpenCheckouts, PersonalData, PersonErasure } from '../personal-data/ports.ts';
import type { UserRepository } from '../ports.ts';
import { normalizeEmail, type User } from '../user.ts';

interface Stores {
  users: UserRepository;
  personalData: PersonalData;
  auditLog: AuditLog;
}

/**
 * Erases a student in one transaction: account, sessions, links, sittings, mails and all else that is kept of them,
 * except orders and tax documents, which the law asks for. Card pages are closed before, outside of it; what is killed
 * in between is done by asking again. While money is on its way it is refused: a payment must find its buyer.
 */
export class ErasePerson {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly personalData: Pick<PersonalData, 'hasOpenMoney' | 'findErasure'>,
    private readonly checkouts: OpenCheckouts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(asked: { actorId: UserId; userId: UserId; email: string; reason: string }): Promise<PersonErasure> {
    const { actorId, userId, email, reason } = asked;
    const known = await this.users.find(userId);
    if (!known) return this.doneBefore(userId);
    requireErasable(known, actorId);
    if (normalizeEmail(email) !== known.email) throw otherEmail();
    if (tells(reason, known)) throw tellingReason();
    await this.checkouts.closeOf(userId);
    if (await this.personalData.hasOpenMoney(userId)) throw openMoney();
    const erased = await this.work.run(async ({ users, personalData, auditLog }) => {
      const person = await users.find(userId);
      if (!person) return undefined;
      requireErasable(person, actorId);
      // A checkout may have begun since the card pages were closed.
      if (await personalData.hasOpenMoney(userId)) throw openMoney();
      const at = this.clock.now();
      const erasure = await personalData.erase({ userId, erasedBy: actorId, erasedAt: at, reason });
      if (erasure)
        await auditLog.add({ id: this.ids.next(), actorId, kind: 'erased', userId, courseId: null, at, reason });
      return erasure;
    });
    return erased ?? this.doneBefore(userId);
  }

  /** An answer that was lost on its way is given again. */
  private async doneBefore(userId: UserId): Promise<PersonErasure> {
    const before = await this.personalData.findErasure(userId);
    if (!before) throw noSuchPerson();
    return before;
  }
}

function requireErasable({ id, role }: User, actorId: UserId): void {
  if (id === actorId) throw ownAccount();
  if (role !== 'student') throw teamAccount();
}

/** Whether the reason, which stays, has the address or the name in it. */
function tells(reason: string, { name, email }: User): boolean {
  const words = wordsOf(reason);
  return folded(reason).includes(folded(email)) || words.includes(wordsOf(name));
}

/** Words between blanks, so that Li is found in "Li asked" and not in "client". */
function wordsOf(text: string): string {
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

const refusal = (code: string, sentence: string) => new DomainError('conflict', `identity/${code}`, sentence);
const atField = (field: string, code: string, sentence: string) =>
  new DomainError('invalid', `identity/${code}`, sentence, { fields: { [field]: sentence } });

const ownAccount = () => refusal('erase-own-account', 'You cannot delete your own account.');
const teamAccount = () =>
  refusal('erase-team-account', 'This is an account of the team. Only the accounts of students can be deleted.');
const openMoney = () =>
  refusal(
    'erase-open-money',
    'A payment, a refund or a dispute of this student is on its way. Please delete the account when it is settled.',
  );
const otherEmail = () => atField('email', 'erase-other-email', 'This is not the email address of this student.');
const tellingReason = () =>
  atField('reason', 'erase-telling-reason', 'The reason is kept. Please leave out the name and the email address.');
