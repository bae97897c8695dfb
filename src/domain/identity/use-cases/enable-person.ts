import { type AuditLog, SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson, noSuchUser } from '../errors.ts';
import type { UserRepository } from '../ports.ts';
import { requireMayActOn } from '../team.ts';
import { normalizeEmail, type User } from '../user.ts';

interface Stores {
  users: UserRepository;
  auditLog: AuditLog;
}

/**
 * Lets a person in again who was disabled: an administrator does, or the operator where no administrator is left who
 * could. They sign in anew.
 */
export class EnablePerson {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<{ name: string }> {
    return this.work.run(async (stores) => {
      const person = await stores.users.find(userId);
      if (!person) throw noSuchPerson();
      await requireMayActOn(stores.users, { actorId, person });
      await this.enable(stores, person, { actorId });
      return { name: person.name };
    });
  }

  /** Only the operator's own command reaches this, never a route. False where the account was not disabled. */
  forOperator({ email }: { email: string }): Promise<boolean> {
    return this.work.run(async (stores) => {
      const person = await stores.users.findByEmail(normalizeEmail(email));
      if (!person) throw noSuchUser();
      return this.enable(stores, person, { actorId: SYSTEM_ACTOR, detail: 'By the operator, with admin:enable' });
    });
  }

  private async enable(
    { users, auditLog }: Stores,
    { id: userId, disabledAt }: User,
    by: { actorId: UserId; detail?: string },
  ): Promise<boolean> {
    if (!disabledAt) return false;
    const at = this.clock.now();
    await users.setDisabled(userId, null);
    await auditLog.add({ id: this.ids.next(), kind: 'enabled', userId, courseId: null, at, ...by });
    return true;
  }
}
