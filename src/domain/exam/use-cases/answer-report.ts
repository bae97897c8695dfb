import type { Clock } from '../../kernel/clock.ts';
import type { QuestionReportId, UserId } from '../../kernel/ids.ts';
import { answeredAlready, noSuchReport } from '../errors.ts';
import type { NamedReport, QuestionReports } from '../ports.ts';

/** Answers a report, whose author reads the answer beside the question. The first answer stays. */
export class AnswerReport {
  constructor(
    private readonly reports: Pick<QuestionReports, 'find' | 'answer'>,
    private readonly clock: Clock,
  ) {}

  async run({
    reportId,
    answer,
    by,
  }: {
    reportId: QuestionReportId;
    answer: string;
    by: UserId;
  }): Promise<NamedReport> {
    const isFirst = await this.reports.answer(reportId, { answer, answeredBy: by, answeredAt: this.clock.now() });
    const report = await this.reports.find(reportId);
    if (!report) throw noSuchReport();
    if (!isFirst) throw answeredAlready();
    return report;
  }
}
