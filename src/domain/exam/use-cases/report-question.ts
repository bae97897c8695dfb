import type { Clock } from '../../kernel/clock.ts';
import type { Ids, QuestionId, SittingId, UserId } from '../../kernel/ids.ts';
import { neverShown } from '../errors.ts';
import type { ReportKind } from '../literals.ts';
import type { QuestionReports, SittingRepository } from '../ports.ts';
import type { QuestionReport } from '../question-report.ts';

/** Reports a question that a started section of one's own sitting has. */
export class ReportQuestion {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reports: Pick<QuestionReports, 'add'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ questionId, sittingId, kind, text, by }: Report): Promise<QuestionReport> {
    const whole = await this.sittings.find(sittingId);
    const sections = whole?.sitting.userId === by ? whole.sections : [];
    const vignette = sections
      .filter(({ startedAt }) => startedAt !== null)
      .flatMap(({ plan }) => plan)
      .find(({ questions }) => questions.some(({ id }) => id === questionId));
    if (!vignette) throw neverShown();
    const { versionId, vignetteId } = vignette;
    const report: QuestionReport = {
      ...{ id: this.ids.next(), questionId, versionId, vignetteId, userId: by, sittingId, kind, text },
      createdAt: this.clock.now(),
      state: 'open',
      answer: '',
      answeredBy: null,
      answeredAt: null,
    };
    await this.reports.add(report);
    return report;
  }
}

interface Report {
  readonly questionId: QuestionId;
  readonly sittingId: SittingId;
  readonly kind: ReportKind;
  readonly text: string;
  readonly by: UserId;
}
