import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { contactMail } from '../mails.ts';
import type { ContactMessageRepository } from '../ports.ts';

/** Mails a stored message to the school, with the sender to reply to. Repeating it writes one mail. */
export class DeliverContactMessage {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly mailer: Mailer,
    private readonly settings: { contactEmail: string },
    private readonly clock: Clock,
  ) {}

  async run(input: { messageId: string }): Promise<void> {
    const message = await this.messages.find(input.messageId);
    if (!message) throw new DomainError('not-found', 'support/no-message', 'There is no such message.');
    await this.mailer.send(contactMail(message, this.settings.contactEmail));
    await this.messages.setDelivered(message.id, this.clock.now());
  }
}
