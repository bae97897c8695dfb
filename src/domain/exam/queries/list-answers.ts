import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId, VignetteId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { SectionFigure, SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
import type { AnswerKeySource, TaughtAt, TaughtPlaces } from '../link-ports.ts';
import type { AnswerFilter } from '../literals.ts';
import { ownSitting, refusalOfAnswers, type SittingReader } from '../own-sitting.ts';
import type { QuestionReports, RevealRepository, SittingRepository } from '../ports.ts';
import type { QuestionReport } from '../question-report.ts';
import { type KeyedQuestion, keyedQuestions } from '../score.ts';
import { sittingState } from '../section-clock.ts';
import { type Sitting, versionIdsOf } from '../sitting.ts';
import { workedQuestions } from '../worked-question.ts';

export interface ReadAnswer extends KeyedQuestion {
  readonly text: SectionVignette['questions'][number];
  /** The reader's newest one of this question. */
  readonly report: QuestionReport | null;
  /** Where it is taught, as far as the reader may open it. */
  readonly lessons: readonly TaughtAt[];
}

export interface ReadVignette {
  readonly vignetteId: VignetteId;
  /** Within the section, from 1. */
  readonly position: number;
  /** Markdown. */
  readonly case: string;
  readonly figures: readonly SectionFigure[];
  readonly answers: readonly ReadAnswer[];
}

export interface ReadAnswers {
  readonly sitting: Sitting;
  /** Number of questions in each section that fit the choice. */
  readonly sections: readonly { readonly number: number; readonly questions: number }[];
  /** Number of the section that is read. */
  readonly section: number;
  readonly vignettes: readonly ReadVignette[];
}

export interface WantedAnswers {
  readonly sittingId: SittingId;
  /** Its candidate. */
  readonly by: UserId;
  /** Whose courses are named: the candidate, or the teacher who reads. */
  readonly viewer: Viewer;
  readonly reader?: SittingReader;
  readonly only: AnswerFilter;
  readonly cluster?: string | undefined;
  /** Else the first one with a question that fits. */
  readonly section?: number | undefined;
}

/**
 * Questions of a sitting with own answer, key and reasons, a section at a time. While a tutor test runs, those that it
 * revealed.
 */
export class ListAnswers {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
    private readonly texts: SectionSource,
    private readonly reports: Pick<QuestionReports, 'newestOf'>,
    private readonly taught: TaughtPlaces,
    private readonly clock: Clock,
  ) {}

  async run(wanted: WantedAnswers): Promise<ReadAnswers> {
    const { sitting, sections } = await ownSitting(this.sittings, wanted.sittingId, wanted.by);
    const now = this.clock.now();
    const state = sittingState(sitting, sections, now);
    const refusal = refusalOfAnswers(wanted.reader ?? 'candidate', sitting, state, now);
    const isWhole = refusal === undefined;
    const isTutor = sitting.kind === 'tutor';
    // While a tutor test runs, only its candidate sees what it has explained.
    if (refusal && (!isTutor || wanted.reader === 'teacher')) throw refusal;
    const reveals = isTutor ? await this.reveals.listOf(sitting.id) : [];
    const shown = new Set(reveals.map(({ questionId }) => questionId));
    const worked = sections.flatMap((one) => workedQuestions(one, reveals));
    const fitting = keyedQuestions(worked, await this.keys.keys(versionIdsOf(sections)))
      .filter(({ question }) => isWhole || shown.has(question.id))
      .filter((one) => fits(one, wanted));
    const counts = sections.map(({ number }) => ({
      number,
      questions: fitting.filter(({ question }) => question.section === number).length,
    }));
    const section = wanted.section ?? counts.find(({ questions }) => questions > 0)?.number ?? 1;
    const read = fitting.filter(({ question }) => question.section === section);
    const plan = sections.find(({ number }) => number === section)?.plan ?? [];
    return { sitting, sections: counts, section, vignettes: await this.readable(plan, read, wanted) };
  }

  private async readable(
    plan: readonly { readonly versionId: string }[],
    read: readonly KeyedQuestion[],
    { by, viewer }: WantedAnswers,
  ): Promise<ReadVignette[]> {
    if (read.length === 0) return [];
    const questionIds = read.map(({ question }) => question.id);
    const [texts, reports, taught] = await Promise.all([
      this.texts.vignettes([...new Set(read.map(({ question }) => question.versionId))]),
      this.reports.newestOf(by, questionIds),
      this.taught.of(viewer, questionIds),
    ]);
    return texts.map((vignette) => ({
      ...vignette,
      position: plan.findIndex(({ versionId }) => versionId === vignette.versionId) + 1,
      answers: read.flatMap((one) => {
        const text = vignette.questions.find(({ id }) => id === one.question.id);
        const report = reports.find(({ questionId }) => questionId === one.question.id) ?? null;
        const lessons = taught.filter(({ questionId }) => questionId === one.question.id);
        return text && one.question.versionId === vignette.versionId ? [{ ...one, text, report, lessons }] : [];
      }),
    }));
  }
}

const fits = ({ question, key, isRight }: KeyedQuestion, { only, cluster }: WantedAnswers): boolean =>
  (cluster === undefined || key.cluster === cluster) &&
  (only === 'all' || (only === 'flagged' ? question.isFlagged : !isRight));
