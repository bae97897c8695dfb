import type { Knex } from 'knex';
import type { ContactMessage } from '../../../domain/support/contact-message.ts';
import type { ContactMessageRepository } from '../../../domain/support/ports.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  received_at: Millis;
  delivered_at: Millis | null;
}

export class KnexContactMessageRepository implements ContactMessageRepository {
  constructor(private readonly db: Knex) {}

  async add(message: ContactMessage): Promise<void> {
    await this.rows().insert({
      id: message.id,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone,
      message: message.message,
      received_at: toMillis(message.receivedAt),
      delivered_at: toMillisOrNull(message.deliveredAt),
    });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toMessage(row);
  }

  async setDelivered(id: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ delivered_at: toMillis(at) });
  }

  private rows() {
    return this.db<Row>('contact_messages');
  }
}

const toMessage = (row: Row): ContactMessage => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  receivedAt: toTime(row.received_at),
  deliveredAt: toTimeOrNull(row.delivered_at),
});
