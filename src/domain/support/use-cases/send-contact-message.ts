import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ContactMessage } from '../contact-message.ts';
import type { ContactMessageRepository } from '../ports.ts';

export type NewContactMessage = Pick<
  ContactMessage,
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'userId'
>;

/** Stores the message first and leaves its delivery to a job: mail may be down, the message stays. */
export class SendContactMessage {
  constructor(
    private readonly work: UnitOfWork<{ contactMessages: ContactMessageRepository; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run(input: NewContactMessage): Promise<void> {
    return this.work.run(async ({ contactMessages, outbox }) => {
      const id = this.ids.next();
      await contactMessages.add({ ...input, id, receivedAt: this.clock.now(), deliveredAt: null });
      await outbox.add('support/deliver-contact-message', { messageId: id });
    });
  }
}
