import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addAccount } from '../free-address.ts';
import { requireOneAlphabet } from '../newcomer.ts';
import type { EmailChangeRepository, PasswordHasher, UserRepository } from '../ports.ts';
import { newUser, type User } from '../user.ts';

/**
 * Creates a student's account without a password: sign-in is impossible until one is set through a reset link, with
 * which the person agrees to the terms and confirms the address as well. It hashes nothing, so that many can be created
 * at once by the import of people. Refuses an address that only looks like another, and as a taken one an address that
 * its former owner can still have back.
 */
export class AddStudent {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; emailChanges: EmailChangeRepository }>,
    private readonly passwords: Pick<PasswordHasher, 'unusableHash'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ name, email, phone }: { name: string; email: string; phone: string }): Promise<User> {
    requireOneAlphabet(email);
    const passwordHash = this.passwords.unusableHash();
    const user = newUser({ id: this.ids.next(), name, email, phone, passwordHash, role: 'student' }, this.clock.now());
    await this.work.run((stores) => addAccount(stores, user));
    return user;
  }
}
