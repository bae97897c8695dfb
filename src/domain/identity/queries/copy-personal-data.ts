import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { noSuchPerson, wrongPassword } from '../errors.ts';
import { queueOfUser } from '../known-devices.ts';
import type { CopiedRows, PersonalData } from '../personal-data/ports.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';

/** Hands over all that is kept of a person: to them, with their password, or to the school, which is noted. */
export class CopyPersonalData {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly personalData: Pick<PersonalData, 'copyOf'>,
    private readonly auditLog: AuditLog,
    private readonly passwords: Pick<PasswordHasher, 'verify'>,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async own({ userId, password }: { userId: UserId; password: string }): Promise<AsyncIterable<CopiedRows>> {
    const user = await this.users.find(userId);
    const isRight = () => this.passwords.verify(user?.passwordHash, password, queueOfUser(userId));
    if (!user || !(await this.attempts.confirm(user.email, isRight))) throw wrongPassword();
    return this.copy(userId, userId);
  }

  /** Refuses an account of the team in the words for one that is not there. */
  async ofStudent({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<AsyncIterable<CopiedRows>> {
    const user = await this.users.find(userId);
    if (user?.role !== 'student') throw noSuchPerson();
    return this.copy(actorId, userId);
  }

  private async copy(actorId: UserId, userId: UserId): Promise<AsyncIterable<CopiedRows>> {
    const at = this.clock.now();
    await this.auditLog.add({ id: this.ids.next(), actorId, kind: 'data-copied', userId, courseId: null, at });
    return this.personalData.copyOf(userId, at);
  }
}
