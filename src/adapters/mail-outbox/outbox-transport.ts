import type { MailTransport } from '../../domain/operations/ports.ts';

/** No mail service: what is kept in the database is all there is, and administrators read it at /admin/outbox. */
export class OutboxTransport implements MailTransport {
  readonly service = 'outbox';

  async deliver(): Promise<void> {}
}
