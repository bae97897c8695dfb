import type { Knex } from 'knex';
import type { OrderMail } from '../../../domain/enrolment/order-history.ts';
import type { OrderMails } from '../../../domain/enrolment/ports.ts';
import { type Millis, toTime } from '../times.ts';

/** Reads mails of orders; the mails' own store does not know orders. */
export class KnexOrderMails implements OrderMails {
  constructor(private readonly db: Knex) {}

  async withKeys(keys: readonly string[]): Promise<OrderMail[]> {
    const rows: { key: string; subject: string; sent_at: Millis }[] = await this.db('mails')
      .whereIn('key', keys)
      .orderBy(['sent_at', 'id'])
      .select('key', 'subject', 'sent_at');
    return rows.map(({ key, subject, sent_at }) => ({ key, subject, sentAt: toTime(sent_at) }));
  }
}
