import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson } from '../errors.ts';
import type { UserRepository } from '../ports.ts';

/** Lets a person in again who was disabled. They sign in anew. */
export class EnablePerson {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; auditLog: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<{ name: string }> {
    const at = this.clock.now();
    return this.work.run(async ({ users, auditLog }) => {
      const person = await users.find(userId);
      if (!person) throw noSuchPerson();
      if (!person.disabledAt) return { name: person.name };
      await users.setDisabled(userId, null);
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'enabled', userId, courseId: null, at });
      return { name: person.name };
    });
  }
}
