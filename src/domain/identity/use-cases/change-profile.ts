import { plainCode } from '../../kernel/plain-code.ts';
import type { UserRepository } from '../ports.ts';
import type { Profile, User } from '../user.ts';

/** Changes name and phone of the user's own account. The e-mail has its own way (request-email-change.ts). */
export class ChangeProfile {
  constructor(private readonly users: UserRepository) {}

  /** `user` is the one this request's session was read with; answers the account as it is from now on. */
  async run(user: User, given: Profile): Promise<User> {
    const profile = { name: given.name.trim(), phone: plainCode(given.phone) };
    await this.users.setProfile(user.id, profile);
    return { ...user, ...profile };
  }
}
