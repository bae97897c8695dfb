import { after, type Clock, HOUR_MS } from '../../kernel/clock.ts';
import type { QuestionReportId, SittingId } from '../../kernel/ids.ts';
import { readsAnswers } from '../own-sitting.ts';
import type { QuestionReports, RevealRepository, SittingRepository } from '../ports.ts';
import { isReleased, releasedFrom } from '../release.ts';
import { sittingState } from '../section-clock.ts';
import { workedQuestions } from '../worked-question.ts';

export interface ReportAnswer {
  readonly text: string;
  readonly answer: string;
  readonly sittingId: SittingId;
  readonly title: string;
  /** Numbers of the section, and of the question within it, from 1. */
  readonly section: number;
  readonly position: number;
}

/** A test ends when its candidate hands it in, and a release can be moved: what waits is asked for again so soon. */
const AGAIN_MS = HOUR_MS;

/**
 * Returns the school's answer to a report, to its author. It may reveal the right option, so it waits as the answers of
 * its sitting do (`ListAnswers`): until the release, or until a tutor test has revealed the question.
 */
export class FindReportAnswer {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly reports: Pick<QuestionReports, 'find'>,
    private readonly clock: Clock,
  ) {}

  /** The moment at which to ask again while it waits; undefined while it is open, and when it is gone. */
  async run({ reportId }: { reportId: QuestionReportId }): Promise<ReportAnswer | Date | undefined> {
    const report = await this.reports.find(reportId);
    if (report?.state !== 'answered') return undefined;
    const whole = await this.sittings.find(report.sittingId);
    const question = whole?.sections
      .flatMap((section) => workedQuestions(section))
      .find(({ id }) => id === report.questionId);
    // A report's answer may tell an answer of the test, which no candidate of a free mock exam reads.
    if (!whole || !question || !readsAnswers('candidate', whole.sitting)) return undefined;
    const { sitting, sections } = whole;
    const now = this.clock.now();
    const state = sittingState(sitting, sections, now);
    if (!isReleased(sitting, state, now) && !(await this.isRevealed(report))) {
      const again = after(now, AGAIN_MS);
      const release = state === 'over' ? releasedFrom(sitting) : null;
      return release && release < again ? release : again;
    }
    const { text, answer, sittingId } = report;
    return { text, answer, sittingId, title: sitting.title, section: question.section, position: question.position };
  }

  private async isRevealed({ sittingId, questionId }: { sittingId: SittingId; questionId: string }): Promise<boolean> {
    return (await this.reveals.listOf(sittingId)).some((reveal) => reveal.questionId === questionId);
  }
}
