import type { Knex } from 'knex';
import type { QuestionImportId } from '../../../domain/kernel/ids.ts';
import type {
  ImportReport,
  QuestionImport,
  QuestionImports,
} from '../../../domain/questions/import/question-import.ts';
import { columnsOf, flag, type RowOf, time } from '../columns.ts';
import { toMillis } from '../times.ts';

const IMPORTS = columnsOf<Omit<QuestionImport, 'report'>>()({
  id: 'id',
  format: 'format',
  isApplied: flag('is_applied'),
  actorId: 'actor_id',
  startedAt: time('started_at'),
});

type ImportRow = RowOf<typeof IMPORTS> & { file: string | null; report: string | null };

/** Files are stored in base64: they are of any encoding, and both databases keep and move text alike. */
export class KnexQuestionImports implements QuestionImports {
  constructor(private readonly db: Knex) {}

  async add(one: Omit<QuestionImport, 'report'>, file: Uint8Array): Promise<void> {
    const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64');
    await this.rows().insert({ ...IMPORTS.toRow(one), file: text, report: null });
  }

  async find(id: QuestionImportId): Promise<QuestionImport | undefined> {
    const row = await this.rows()
      .where({ id })
      .first(...IMPORTS.names, 'report');
    return row && { ...IMPORTS.toNoun(row), report: row.report && reportIn(row.report) };
  }

  async fileOf(id: QuestionImportId): Promise<Uint8Array | undefined> {
    const row = await this.rows().where({ id }).whereNull('report').first('file');
    return row && Buffer.from(row.file ?? '', 'base64');
  }

  async settle(id: QuestionImportId, report: ImportReport): Promise<boolean> {
    const settled = await this.rows()
      .where({ id })
      .whereNull('report')
      .update({ report: JSON.stringify(report), file: null });
    return settled === 1;
  }

  async removeOlderThan(startedAt: Date): Promise<void> {
    await this.rows().where('started_at', '<', toMillis(startedAt)).delete();
  }

  private rows() {
    return this.db<ImportRow>('question_imports');
  }
}

/** Reports from before files could say where questions are taught have no number of them. */
const reportIn = (text: string): ImportReport => ({ taught: 0, ...(JSON.parse(text) as Omit<ImportReport, 'taught'>) });
