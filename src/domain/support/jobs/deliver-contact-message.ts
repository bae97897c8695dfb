import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Mailer } from '../../kernel/mail.ts';
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
    const name = oneLine(`${message.firstName} ${message.lastName}`);
    await this.mailer.send({
      key: `contact:${message.id}`,
      to: this.settings.contactEmail,
      replyTo: message.email,
      subject: `Message from ${name}`,
      text: [
        `From: ${name}`,
        `Email: ${message.email}`,
        `Phone: ${oneLine(message.phone) || '-'}`,
        '',
        message.message,
      ].join('\n'),
    });
    await this.messages.setDelivered(message.id, this.clock.now());
  }
}

/** A line break in a name must not become a header line, nor a line of ours in the text. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
