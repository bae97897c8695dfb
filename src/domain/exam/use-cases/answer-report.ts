import type { Clock } from '../../kernel/clock.ts';
import type { QuestionReportId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { answeredAlready, noSuchReport } from '../errors.ts';
import type { NamedReport, QuestionReports } from '../ports.ts';

/** Answers a report: its author gets the answer by mail, and reads it with the question. The first answer stays. */
export class AnswerReport {
  constructor(
    private readonly work: UnitOfWork<{ questionReports: QuestionReports; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  run({ reportId, answer, by }: { reportId: QuestionReportId; answer: string; by: UserId }): Promise<NamedReport> {
    return this.work.run(async ({ questionReports, outbox }) => {
      const given = { answer, answeredBy: by, answeredAt: this.clock.now() };
      const isFirst = await questionReports.answer(reportId, given);
      const report = await questionReports.find(reportId);
      if (!report) throw noSuchReport();
      if (!isFirst) throw answeredAlready();
      await outbox.add('news/send-learning-mail', { kind: 'report-answer', userId: report.userId, reportId });
      return report;
    });
  }
}
