import type { Clock } from '../../kernel/clock.ts';
import type { SittingId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { answeredRows } from '../answered-rows.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import { endIfOver, type SittingStores } from '../make-sitting.ts';
import type { AnsweredQuestions, RevealRepository, SittingRepository } from '../ports.ts';
import { sectionState } from '../section-clock.ts';
import { versionIdsOf } from '../sitting.ts';

interface CloseStores extends SittingStores {
  readonly answeredQuestions: AnsweredQuestions;
}

/**
 * Notes the questions of a section that is over for later statistics, once, and the end of the sitting with the last
 * one; the estimate of readiness is worked out after it. States and results wait for none of it: they follow from the
 * sheets and the clock.
 */
export class CloseSection {
  constructor(
    private readonly work: UnitOfWork<CloseStores>,
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly keys: AnswerKeySource,
    private readonly clock: Clock,
  ) {}

  async run({ sittingId, number }: { sittingId: SittingId; number: number }): Promise<void> {
    const whole = await this.sittings.find(sittingId);
    const section = whole?.sections.find((one) => one.number === number);
    const now = this.clock.now();
    if (!whole || !section || section.closedAt || sectionState(section, now) !== 'over') return;
    const { sitting } = whole;
    const keys = await this.keys.keys(versionIdsOf([section]));
    const reveals = sitting.kind === 'tutor' ? await this.reveals.listOf(sittingId) : [];
    const rows = answeredRows(sitting, section, keys, reveals);
    await this.work.run(async ({ answerSheets, answeredQuestions, ...stores }) => {
      if (!(await answerSheets.close(sittingId, number, now))) return;
      if (!sitting.isPreview) {
        const questionIds = rows.map(({ questionId }) => questionId);
        const seen = await answeredQuestions.seenBefore(sitting.userId, questionIds);
        await answeredQuestions.add(
          rows.map((row) => ({ ...row, isFirst: row.isReached && !seen.has(row.questionId) })),
        );
      }
      await endIfOver(stores, whole, now);
      if (!sitting.isPreview) await stores.outbox.add('readiness/update-estimate', { userId: sitting.userId });
    });
  }
}
