import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import { newUser, type User } from '../user.ts';

/** Makes an owner, the first one or one more. Only the operator's own commands reach this, never a route. */
export class AddAdmin {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository }>,
    private readonly passwords: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
  ) {}

  async run(input: { name: string; email: string; password: string }): Promise<User> {
    const { name, email } = input;
    this.policy.require(input.password, { name, email, role: 'admin' });
    const passwordHash = await this.passwords.hash(input.password);
    const user = newUser(
      { id: this.ids.next(), name, email, phone: '', passwordHash, role: 'admin', roles: ['owner'] },
      this.clock.now(),
    );
    await this.work.run(({ users }) => users.add(user));
    return user;
  }
}
