import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { whereTaken } from '../email-change.ts';
import { addAccount } from '../free-address.ts';
import { addressHasAccount, requireOpen, usedInvitation } from '../invitation.ts';
import { queueOfNetwork } from '../known-devices.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { EmailChangeRepository, InvitationRepository, PasswordHasher, UserRepository } from '../ports.ts';
import type { GetInvitation } from '../queries/get-invitation.ts';
import { newUser, type User } from '../user.ts';

interface Stores {
  users: UserRepository;
  invitations: InvitationRepository;
  emailChanges: EmailChangeRepository;
  outbox: Outbox;
}

/**
 * Makes an account of the team for an invited address, once, with the name and password that its reader chooses. Opens
 * no session: a link from a mail never does.
 */
export class AcceptInvitation {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly getInvitation: GetInvitation,
    private readonly passwords: PasswordHasher,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
  ) {}

  async run(input: { token: string; name: string; password: string; network?: string | undefined }): Promise<User> {
    const { token, name, password, network } = input;
    // Before the slow work: a link that was made up costs nothing.
    const { email, roles } = (await this.getInvitation.run({ token })).invitation;
    this.policy.require(password, { name, email, role: 'admin' });
    // Before the transaction: the embedded database has one connection, and a hash takes long.
    const passwordHash = await this.passwords.hash(password, queueOfNetwork(network));
    const now = this.clock.now();
    const facts = { id: this.ids.next(), name, email, phone: '', passwordHash, role: 'admin', roles } as const;
    // The link was mailed to it.
    const user: User = { ...newUser({ ...facts, agreedToTermsAt: now }, now), emailConfirmedAt: now };
    await this.work.run(async ({ users, invitations, emailChanges, outbox }) => {
      const invitation = await invitations.findByLink(this.secrets.digest(token));
      requireOpen(invitation, now);
      if (!(await invitations.accept(invitation.id, now))) throw usedInvitation();
      await addAccount({ users, emailChanges }, user).catch(whereTaken(addressHasAccount));
      await outbox.add('operations/forget-secret-mails', { to: email, writtenBefore: now.toISOString() });
    });
    return user;
  }
}
