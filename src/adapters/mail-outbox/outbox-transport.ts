import type { MailTransport } from '../../domain/operations/ports.ts';

/** Transport without a mail service: mails stay in the database, where administrators read them at /admin/outbox. */
export class OutboxTransport implements MailTransport {
  readonly service = 'outbox';

  async deliver(): Promise<void> {}
}
