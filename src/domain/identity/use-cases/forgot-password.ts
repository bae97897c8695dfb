import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { normalizeEmail } from '../user.ts';

/**
 * Asks for a reset link. Whether the address has an account is looked up later, by the job: here
 * nothing depends on it, neither the answer nor the time it takes.
 */
export class ForgotPassword {
  constructor(private readonly work: UnitOfWork<{ outbox: Outbox }>) {}

  run(input: { email: string }): Promise<void> {
    return this.work.run(({ outbox }) =>
      outbox.add('identity/send-reset-link', { email: normalizeEmail(input.email) }),
    );
  }
}
