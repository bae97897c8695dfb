import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { People } from '../../kernel/people.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ContactMessage } from '../contact-message.ts';
import type { ContactMessageRepository } from '../ports.ts';
import type { Threads } from '../threads/ports.ts';
import { firstMessage, NO_SUBJECT, newThread } from '../threads/thread.ts';

export type NewContactMessage = Pick<
  ContactMessage,
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'userId'
>;

/**
 * Stores the message first and leaves its delivery to a job: mail may be down, the message stays. It begins a thread in
 * the team's inbox, of the account that has confirmed the address that was typed; else of nobody.
 */
export class SendContactMessage {
  constructor(
    private readonly work: UnitOfWork<{ contactMessages: ContactMessageRepository; threads: Threads; outbox: Outbox }>,
    private readonly people: Pick<People, 'findByEmail'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(input: NewContactMessage): Promise<void> {
    const userId = await this.confirmedAccount(input.email);
    await this.work.run(async ({ contactMessages, threads, outbox }) => {
      const id = this.ids.next();
      const now = this.clock.now();
      await contactMessages.add({ ...input, id, receivedAt: now, deliveredAt: null });
      const from = { id: this.ids.next(), userId, contactId: id, requestId: id };
      const thread = newThread(from, { ...NO_SUBJECT, kind: 'enquiry' }, now);
      // Nobody proved that the account wrote it.
      const message = firstMessage(thread, { id: this.ids.next(), authorId: null, text: input.message });
      await threads.add(thread, message, `${input.firstName} ${input.lastName} ${input.email}`);
      await outbox.add('support/deliver-contact-message', { messageId: id });
    });
  }

  private async confirmedAccount(email: string): Promise<UserId | null> {
    const person = await this.people.findByEmail(email);
    return person?.emailConfirmedAt && person.disabledAt === null ? person.id : null;
  }
}
