import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addAccount } from '../free-address.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { EmailChangeRepository, PasswordHasher, UserRepository } from '../ports.ts';
import { newUser, type User } from '../user.ts';

/**
 * Makes an owner, the first one or one more, unless it is told other roles. The address counts as confirmed: the
 * operator vouches for it. Only the operator's own commands reach this, never a route.
 */
export class AddAdmin {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; emailChanges: EmailChangeRepository }>,
    private readonly passwords: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
  ) {}

  async run(input: { name: string; email: string; password: string; roles?: readonly TeamRole[] }): Promise<User> {
    const { name, email, roles = ['owner'] } = input;
    this.policy.require(input.password, { name, email, role: 'admin' });
    const passwordHash = await this.passwords.hash(input.password);
    const now = this.clock.now();
    const facts = { id: this.ids.next(), name, email, phone: '', passwordHash, role: 'admin', roles } as const;
    const user: User = { ...newUser(facts, now), emailConfirmedAt: now };
    await this.work.run((stores) => addAccount(stores, user));
    return user;
  }
}
