import type { Knex } from 'knex';
import type {
  EnrolmentImport,
  EnrolmentImports,
  ImportedPerson,
  WrittenPerson,
} from '../../../domain/enrolment/import/ports.ts';
import { ENROLMENT_OUTCOMES, type EnrolmentOutcome } from '../../../domain/enrolment/literals.ts';
import type { EnrolmentImportId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';

const IMPORTS = columnsOf<EnrolmentImport>()({
  id: 'id',
  courseId: 'course_id',
  until: 'until',
  actorId: 'actor_id',
  people: 'people',
  startedAt: time('started_at'),
});

const PEOPLE = columnsOf<ImportedPerson>()({
  position: 'position',
  name: 'name',
  email: 'email',
  outcome: 'outcome',
  refusal: 'refusal',
});

type PersonRow = RowOf<typeof PEOPLE> & { import_id: string };

/** Some milliseconds of work. */
const ROWS_AT_ONCE = 200;

export class KnexEnrolmentImports implements EnrolmentImports {
  constructor(private readonly db: Knex) {}

  add(one: EnrolmentImport, people: readonly WrittenPerson[]): Promise<void> {
    return inTransaction(this.db, async (db) => {
      await db<RowOf<typeof IMPORTS>>('enrolment_imports').insert(IMPORTS.toRow(one));
      for (let from = 0; from < people.length; from += ROWS_AT_ONCE)
        await db<PersonRow>('enrolment_import_rows').insert(
          people.slice(from, from + ROWS_AT_ONCE).map(({ name, email }, at) => ({
            import_id: one.id,
            ...PEOPLE.toRow({ position: from + at, name, email, outcome: 'waiting', refusal: '' }),
          })),
        );
    });
  }

  async find(id: EnrolmentImportId): Promise<EnrolmentImport | undefined> {
    const row = await this.db<RowOf<typeof IMPORTS>>('enrolment_imports').where({ id }).first();
    return row && IMPORTS.toNoun(row);
  }

  async waiting(id: EnrolmentImportId, from: number, count: number): Promise<ImportedPerson[]> {
    const rows = await this.people(id)
      .where({ outcome: 'waiting' })
      .whereBetween('position', [from, from + count - 1])
      .orderBy('position');
    return rows.map(PEOPLE.toNoun);
  }

  async settle(
    id: EnrolmentImportId,
    position: number,
    outcome: Exclude<EnrolmentOutcome, 'waiting'>,
    refusal = '',
  ): Promise<boolean> {
    const forgotten = outcome === 'refused' ? {} : { name: '', email: '' };
    const settled = await this.people(id)
      .where({ position, outcome: 'waiting' })
      .update({ outcome, refusal, ...forgotten });
    return settled === 1;
  }

  async counts(id: EnrolmentImportId): Promise<Readonly<Record<EnrolmentOutcome, number>>> {
    const rows = await this.people(id)
      .groupBy('outcome')
      .select<{ outcome: EnrolmentOutcome; people: number | string }[]>('outcome', this.db.raw('count(*) as people'));
    const found = new Map(rows.map(({ outcome, people }) => [outcome, Number(people)]));
    return Object.fromEntries(ENROLMENT_OUTCOMES.map((outcome) => [outcome, found.get(outcome) ?? 0])) as Record<
      EnrolmentOutcome,
      number
    >;
  }

  async refused(id: EnrolmentImportId, limit: number): Promise<ImportedPerson[]> {
    const rows = await this.people(id).where({ outcome: 'refused' }).orderBy('position').limit(limit);
    return rows.map(PEOPLE.toNoun);
  }

  async removeOlderThan(startedAt: Date): Promise<void> {
    await this.db('enrolment_imports').where('started_at', '<', toMillis(startedAt)).delete();
  }

  private people(id: EnrolmentImportId) {
    return this.db<PersonRow>('enrolment_import_rows').where({ import_id: id });
  }
}
