import type { Knex } from 'knex';
import { reportedAlready } from '../../../domain/exam/errors.ts';
import type { NamedReport, QuestionReports } from '../../../domain/exam/ports.ts';
import type { QuestionReport } from '../../../domain/exam/question-report.ts';
import type { QuestionId, QuestionReportId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';

const REPORTS = columnsOf<QuestionReport>()({
  id: 'id',
  questionId: 'question_id',
  versionId: 'version_id',
  vignetteId: 'vignette_id',
  userId: 'user_id',
  sittingId: 'sitting_id',
  kind: 'kind',
  text: 'text',
  createdAt: time('created_at'),
  state: 'state',
  answer: 'answer',
  answeredBy: 'answered_by',
  answeredAt: timeOrNull('answered_at'),
});

type Row = RowOf<typeof REPORTS>;

const OPEN_KEY: UniqueKey = {
  index: 'question_reports_one_open',
  columns: ['question_reports.user_id', 'question_reports.question_id'],
};

export class KnexQuestionReports implements QuestionReports {
  constructor(private readonly db: Knex) {}

  async add(report: QuestionReport): Promise<void> {
    try {
      await this.rows().insert(REPORTS.toRow(report));
    } catch (error) {
      throw violatesUnique(error, OPEN_KEY) ? reportedAlready() : error;
    }
  }

  async list({ state, limit, before }: Parameters<QuestionReports['list']>[0]): Promise<NamedReport[]> {
    const page = this.named().where({ state }).limit(limit);
    void page.orderBy([
      { column: 'question_reports.created_at', order: 'desc' },
      { column: 'question_reports.id', order: 'desc' },
    ]);
    if (before !== undefined)
      void page.whereRaw(
        '(question_reports.created_at, question_reports.id) < (select created_at, id from question_reports where id = ?)',
        [before],
      );
    return (await page).map(toNamed);
  }

  async find(id: QuestionReportId): Promise<NamedReport | undefined> {
    const [row] = await this.named().where({ 'question_reports.id': id });
    return row && toNamed(row);
  }

  async answer(id: QuestionReportId, given: Parameters<QuestionReports['answer']>[1]): Promise<boolean> {
    const { answer, answeredBy, answeredAt } = given;
    const count = await this.rows()
      .where({ id, state: 'open' })
      .update({ state: 'answered', answer, answered_by: answeredBy, answered_at: toMillis(answeredAt) });
    return count > 0;
  }

  async newestOf(userId: UserId, questionIds: readonly QuestionId[]): Promise<QuestionReport[]> {
    const rows = await this.rows()
      .where({ user_id: userId })
      .whereIn('question_id', questionIds)
      .orderBy(['created_at', 'id']);
    return [...new Map(rows.map((row) => [row.question_id, REPORTS.toNoun(row)])).values()];
  }

  private named(): Knex.QueryBuilder<object, NamedRow[]> {
    return this.db('question_reports')
      .join('users', 'users.id', 'question_reports.user_id')
      .leftJoin({ answerers: 'users' }, 'answerers.id', 'question_reports.answered_by')
      .select('question_reports.*', { user_name: 'users.name', answered_by_name: 'answerers.name' });
  }

  private rows() {
    return this.db<Row>('question_reports');
  }
}

type NamedRow = Row & { user_name: string; answered_by_name: string | null };

const toNamed = (row: NamedRow): NamedReport => ({
  ...REPORTS.toNoun(row),
  userName: row.user_name,
  answeredByName: row.answered_by_name,
});
