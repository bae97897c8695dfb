import type { Knex } from 'knex';
import type { OpeningFacts } from '../../../domain/school/opening.ts';
import type { OpeningReader } from '../../../domain/school/ports.ts';

interface Row {
  tested: number | null;
  paid: number | null;
  members: number | string;
}

export class KnexOpeningReader implements OpeningReader {
  constructor(private readonly db: Knex) {}

  async facts(mailService: string): Promise<OpeningFacts> {
    const one = this.db.raw('1');
    const row: Row = await this.db
      .select({
        tested: this.db('tested_mail_services').where({ service: mailService }).select(one).limit(1),
        paid: this.db('orders').whereNotNull('paid_at').where('total_cents', '>', 0).select(one).limit(1),
        members: this.db('users').where({ role: 'admin' }).whereNull('disabled_at').count(),
      })
      .first();
    return { isMailTested: row.tested !== null, hasPayment: row.paid !== null, memberCount: Number(row.members) };
  }
}
