import type { Knex } from 'knex';
import { normalizeEmail } from '../../../domain/identity/user.ts';
import type { ContactMessage } from '../../../domain/support/contact-message.ts';
import type { ContactMessageRepository } from '../../../domain/support/ports.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { toMillis } from '../times.ts';

const MESSAGES = columnsOf<ContactMessage>()({
  id: 'id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  userId: 'user_id',
  receivedAt: time('received_at'),
  deliveredAt: timeOrNull('delivered_at'),
});

export class KnexContactMessageRepository implements ContactMessageRepository {
  constructor(private readonly db: Knex) {}

  async add(message: ContactMessage): Promise<void> {
    await this.rows().insert({ ...MESSAGES.toRow(message), folded_email: normalizeEmail(message.email) });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && MESSAGES.toNoun(row);
  }

  async setDelivered(id: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ delivered_at: toMillis(at) });
  }

  async removeOlderThan(receivedAt: Date): Promise<void> {
    await this.rows().where('received_at', '<', toMillis(receivedAt)).delete();
  }

  private rows() {
    return this.db<RowOf<typeof MESSAGES> & { folded_email: string | null }>('contact_messages');
  }
}
