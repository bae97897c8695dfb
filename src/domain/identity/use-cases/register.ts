import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addAccount } from '../free-address.ts';
import { queueOfNetwork } from '../known-devices.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { EmailChangeRepository, PasswordHasher, UserRepository } from '../ports.ts';
import { newUser, type User } from '../user.ts';

/**
 * Makes a student of a visitor who has agreed to the terms. A known e-mail is refused with `conflict`
 * by the repository, which alone can decide between two who register at once; so is one that its
 * former owner can still have back. The welcome and the link that confirms the e-mail are jobs of the same commit.
 */
export class Register {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; emailChanges: EmailChangeRepository; outbox: Outbox }>,
    private readonly passwords: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
  ) {}

  async run(input: {
    name: string;
    email: string;
    phone: string;
    password: string;
    network?: string | undefined;
  }): Promise<User> {
    const { name, email, phone } = input;
    this.policy.require(input.password, { name, email, role: 'student' });
    // Before the transaction: the embedded database has one connection, and a hash takes long.
    const passwordHash = await this.passwords.hash(input.password, queueOfNetwork(input.network));
    const now = this.clock.now();
    const facts = { id: this.ids.next(), name, email, phone, passwordHash, role: 'student' } as const;
    const user = newUser({ ...facts, agreedToTermsAt: now }, now);
    await this.work.run(async ({ outbox, ...stores }) => {
      await addAccount(stores, user);
      await outbox.add('identity/send-welcome', { userId: user.id });
      await outbox.add('identity/send-email-confirmation', { userId: user.id });
    });
    return user;
  }
}
