import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { sectionOver } from '../errors.ts';
import type { AnswerSheets, SentSheet, SittingRepository } from '../ports.ts';
import { refusedSave, sectionFor } from './save-answers.ts';

interface SubmitStores {
  readonly answerSheets: AnswerSheets;
  readonly outbox: Outbox;
}

/** Hands in a section with its last sheet. Sent again it changes nothing. */
export class SubmitSection {
  constructor(
    private readonly work: UnitOfWork<SubmitStores>,
    private readonly sheets: Pick<AnswerSheets, 'facts' | 'find' | 'keepLate'>,
    private readonly sittings: Pick<SittingRepository, 'find'>,
  ) {}

  async run({ userId, sheet }: { userId: UserId; sheet: SentSheet }): Promise<void> {
    await sectionFor(this.sheets, userId, sheet);
    if (await this.handIn(sheet, ({ answerSheets }) => answerSheets.submit(sheet))) return;
    const stored = await refusedSave(this.sheets, this.sittings, sheet);
    if (stored.submittedAt) return;
    // Everything was saved before: what is stored is what is handed in.
    const { sittingId, writer, receivedAt } = sheet;
    const isLate = !(await this.handIn(
      sheet,
      async ({ answerSheets }) => (await answerSheets.submitStored(sittingId, writer, receivedAt)).length > 0,
    ));
    if (isLate) throw sectionOver();
  }

  /** The job that closes the section is left by the same transaction. */
  private handIn({ sittingId, number }: SentSheet, submit: (stores: SubmitStores) => Promise<boolean>) {
    return this.work.run(async (stores) => {
      const isDone = await submit(stores);
      if (isDone) await stores.outbox.add('exam/close-section', { sittingId, number });
      return isDone;
    });
  }
}
