import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import type { Ids, QuestionImportId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { QuestionImports } from '../import/question-import.ts';
import type { ImportFormat } from '../literals.ts';

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly format: ImportFormat;
  /** False: a check. */
  readonly isApplied: boolean;
  readonly by: UserId;
}

/**
 * Keeps a file of questions. Its sender has it read at once; the job reads it where that process was killed in the
 * middle.
 */
export class StartQuestionImport {
  constructor(
    private readonly work: UnitOfWork<{ questionImports: QuestionImports; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ bytes, by, ...facts }: SentFile): Promise<QuestionImportId> {
    const id: QuestionImportId = this.ids.next();
    const startedAt = this.clock.now();
    await this.work.run(async ({ questionImports, outbox }) => {
      await questionImports.add({ id, actorId: by, startedAt, ...facts }, bytes);
      await outbox.add('questions/import-questions', { importId: id }, { at: after(startedAt, MINUTE_MS) });
    });
    return id;
  }
}
