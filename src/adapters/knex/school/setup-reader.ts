import type { Knex } from 'knex';
import type { SetupReader } from '../../../domain/school/ports.ts';
import type { SetupFacts } from '../../../domain/school/setup-checklist.ts';

interface Row {
  tested: number | null;
  paid: number | null;
  members: number | string;
  confirmed: number | null;
  approved: number | null;
  published: number | null;
}

export class KnexSetupReader implements SetupReader {
  constructor(private readonly db: Knex) {}

  async facts(mailService: string): Promise<SetupFacts> {
    const one = this.db.raw('1');
    const row: Row = await this.db
      .select({
        tested: this.db('tested_mail_services').where({ service: mailService }).select(one).limit(1),
        paid: this.db('orders').whereNotNull('paid_at').where('total_cents', '>', 0).select(one).limit(1),
        members: this.db('users').where({ role: 'admin' }).whereNull('disabled_at').count(),
        confirmed: this.db('blueprints')
          .where('version', this.db('blueprints').max('version'))
          .whereNotNull('confirmed_at')
          .select(one),
        approved: this.db('vignette_versions')
          .join('vignettes', 'vignettes.id', 'vignette_versions.vignette_id')
          .where({ state: 'approved', is_demo: false })
          .select(one)
          .limit(1),
        published: this.db('mock_exams').whereNotNull('published_at').where({ is_demo: false }).select(one).limit(1),
      })
      .first();
    return {
      isMailTested: row.tested !== null,
      hasPayment: row.paid !== null,
      memberCount: Number(row.members),
      isBlueprintConfirmed: row.confirmed !== null,
      hasApprovedCase: row.approved !== null,
      hasMockExam: row.published !== null,
    };
  }
}
