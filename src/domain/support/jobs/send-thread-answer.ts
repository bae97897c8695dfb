import type { ThreadMessageId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { threadAnswerMail } from '../mails.ts';
import type { ContactMessageRepository } from '../ports.ts';
import type { Threads } from '../threads/ports.ts';
import type { Thread } from '../threads/thread.ts';

/** Job: mails an answer to its asker, once; nothing to a disabled account. */
export class SendThreadAnswer {
  constructor(
    private readonly threads: Pick<Threads, 'find' | 'findMessage'>,
    private readonly contacts: Pick<ContactMessageRepository, 'find'>,
    private readonly people: Pick<People, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ messageId }: { messageId: ThreadMessageId }): Promise<void> {
    const message = await this.threads.findMessage(messageId);
    const whole = message && (await this.threads.find(message.threadId));
    const to = whole && (await this.askerOf(whole.thread));
    if (!whole || !to) return;
    await this.mailer.send(threadAnswerMail({ message, title: whole.thread.title, to }, this.site));
  }

  private async askerOf({ userId, contactId }: Thread) {
    if (userId !== null) {
      const person = await this.people.find(userId);
      return person?.disabledAt === null ? person : undefined;
    }
    const contact = contactId === null ? undefined : await this.contacts.find(contactId);
    return contact && { id: null, name: `${contact.firstName} ${contact.lastName}`, email: contact.email };
  }
}
