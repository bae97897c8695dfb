import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import { normalizeEmail } from '../user.ts';

/**
 * Asks for a reset link. Whether the address has an account is looked up later, by the job: here
 * nothing depends on it, neither the answer nor the time it takes. A few are mailed in an hour; the others are passed
 * over in silence, because it may be a stranger who asked, and it is the owner who would be refused.
 */
export class ForgotPassword {
  constructor(
    private readonly work: UnitOfWork<{ outbox: Outbox }>,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
  ) {}

  async run(input: { email: string; deviceMark?: string | undefined }): Promise<void> {
    const email = normalizeEmail(input.email);
    if (!(await this.attempts.mayMail({ email, deviceId: this.devices.idFor(input.deviceMark, email) }))) return;
    await this.work.run(({ outbox }) => outbox.add('identity/send-reset-link', { email }));
  }
}
