import type { QuestionReportId } from '../../kernel/ids.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { KeyOfQuestion, PooledVignette, SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
import type { AnswerKeySource, VignettePool } from '../link-ports.ts';
import type { ReportState } from '../literals.ts';
import type { NamedReport, QuestionReports } from '../ports.ts';

/** A report with its question as the student saw it. */
export interface ReadReport {
  readonly report: NamedReport;
  readonly vignette?: Pick<PooledVignette, 'number' | 'title'> | undefined;
  readonly text?: SectionVignette | undefined;
  readonly key?: KeyOfQuestion | undefined;
}

/** Reports of students, for administrators. */
export class ListReports {
  constructor(
    private readonly reports: Pick<QuestionReports, 'list'>,
    private readonly pool: Pick<VignettePool, 'inVersions'>,
    private readonly texts: SectionSource,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
  ) {}

  /** A page, newest first. */
  async run({ state, before }: { state: ReportState; before?: QuestionReportId | undefined }) {
    const { rows, nextBefore } = keysetPage(await this.reports.list({ state, before, limit: PAGE_LIMIT }));
    return { reports: await this.read(rows), nextBefore };
  }

  /** Reads their questions in a constant number of statements. */
  async read(reports: readonly NamedReport[]): Promise<ReadReport[]> {
    const versionIds = [...new Set(reports.map(({ versionId }) => versionId))];
    if (versionIds.length === 0) return [];
    const [vignettes, texts, keys] = await Promise.all([
      this.pool.inVersions(versionIds),
      this.texts.vignettes(versionIds),
      this.keys.keys(versionIds),
    ]);
    return reports.map((report) => {
      const isOf = ({ versionId }: { versionId: string }) => versionId === report.versionId;
      return {
        report,
        vignette: vignettes.find(isOf),
        text: texts.find(isOf),
        key: keys.find((key) => isOf(key) && key.questionId === report.questionId),
      };
    });
  }
}
