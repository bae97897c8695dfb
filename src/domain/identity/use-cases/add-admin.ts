import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import { normalizeEmail, type User } from '../user.ts';

/** Makes an administrator. Only the operator's own commands reach this, never a route. */
export class AddAdmin {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository }>,
    private readonly passwords: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(input: { name: string; email: string; password: string }): Promise<User> {
    const passwordHash = await this.passwords.hash(input.password);
    const now = this.clock.now();
    const user: User = {
      id: this.ids.next(),
      name: input.name.trim(),
      email: normalizeEmail(input.email),
      phone: '',
      passwordHash,
      role: 'admin',
      agreedToTermsAt: now,
      createdAt: now,
      disabledAt: null,
    };
    await this.work.run(({ users }) => users.add(user));
    return user;
  }
}
