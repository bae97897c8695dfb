import type { SittingResult } from '../../domain/exam/queries/get-result.ts';
import type { ReadAnswer, ReadAnswers } from '../../domain/exam/queries/list-answers.ts';
import type { ReadReport } from '../../domain/exam/queries/list-reports.ts';
import type { StudentResult } from '../../domain/exam/queries/read-student-result.ts';
import type { QuestionReport } from '../../domain/exam/question-report.ts';
import type { KeyedQuestion } from '../../domain/exam/score.ts';
import { mayAs } from '../../domain/kernel/literals.ts';
import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { Viewer } from '../../domain/kernel/viewer.ts';
import type { SectionVignette } from '../../domain/kernel/vignettes.ts';
import type {
  AnswersReply,
  OwnReportReply,
  QuestionReportReply,
  ResultReply,
  StudentResultReply,
} from '../../wire/replies/results.ts';
import { blocksOf } from './blocks-of.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

export function resultReply({ sitting, endedAt, score, ...facts }: SittingResult): ResultReply {
  const { kind, title, shape, isPreview, isDemo, extraTimePercent } = sitting;
  const { clusters, isPassed, isComplete, grid, sections, withdrawn, unscored, questions } = score;
  return {
    ...bothIds(sitting.id),
    ...{ kind, title, isShort: shape.isShort, isPreview, isDemo, extraTimePercent },
    endedAt: endedAt.toISOString(),
    clusters: clusters.map((cluster) => ({ ...cluster })),
    isPassed,
    isComplete,
    grid: grid.map((cell) => ({ ...cell })),
    sections: sections.map((section) => ({ ...section })),
    withdrawn: withdrawn.map(({ questionId, ...where }) => ({ question: questionId, ...where })),
    unscored,
    questions: facts.hasAnswers ? questions.map((question) => ({ ...question })) : [],
    ...facts,
  };
}

export const studentResultReply = ({ student, releaseAt, result }: StudentResult): StudentResultReply => ({
  student: { ...bothIds(student.id), name: student.name },
  releaseAt: timeOrNull(releaseAt),
  result: resultReply(result),
});

export function answersReply(
  { sitting, sections, section, vignettes }: ReadAnswers,
  only: AnswersReply['only'],
  reader: RichTextReader,
): AnswersReply {
  const { clusters, subjects } = sitting.shape;
  const titleIn = (named: readonly { id: string; title: string }[], id: string) =>
    named.find((one) => one.id === id)?.title ?? id;
  const answerReply = ({ question, key, isRight, text, report, lessons }: ReadAnswer) => ({
    ...keyedReply(text, key, reader),
    position: question.position,
    cluster: titleIn(clusters, key.cluster),
    subject: titleIn(subjects, key.subject),
    option: question.optionId,
    isRight,
    isFlagged: question.isFlagged,
    isReached: question.isReached,
    seconds: question.seconds,
    lateOption: question.lateOptionId,
    withdrawn: key.withdrawn?.reason ?? null,
    report: report && ownReportReply(report),
    lessons: lessons.map(({ questionId: _questionId, fileKey: s3Key, ...lesson }) => ({ ...lesson, s3Key })),
  });
  return {
    ...bothIds(sitting.id),
    ...{ title: sitting.title, isDemo: sitting.isDemo, only, section },
    clusters: clusters.map(({ id, title }) => ({ id, title })),
    sections: sections.map((one) => ({ ...one })),
    vignettes: vignettes.map((vignette) => ({
      id: vignette.vignetteId,
      position: vignette.position,
      caseBlocks: blocksOf(vignette.case, reader),
      figures: vignette.figures.map((figure) => ({ ...figure })),
      questions: vignette.answers.map(answerReply),
    })),
  };
}

/** A question with its answer key, for a reader to whom that is released. */
const keyedReply = (
  { id, stem, options }: SectionVignette['questions'][number],
  { optionId, explanation, why, takeaway, references }: KeyedQuestion['key'],
  reader: RichTextReader,
) => ({
  id,
  stemBlocks: blocksOf(stem, reader),
  options: options.map((option) => ({
    id: option.id,
    text: option.text,
    isCorrect: option.id === optionId,
    why: why[option.id] ?? '',
  })),
  explanationBlocks: blocksOf(explanation, reader),
  takeaway,
  references: references.map((reference) => ({ ...reference })),
});

export const ownReportReply = ({
  kind,
  text,
  createdAt,
  state,
  answer,
  answeredAt,
}: QuestionReport): OwnReportReply => ({
  ...{ kind, text, state, answer },
  createdAt: createdAt.toISOString(),
  answeredAt: timeOrNull(answeredAt),
});

export function questionReportReply(
  { report, vignette, text, key }: ReadReport,
  viewer: Pick<Viewer, 'roles'>,
  reader: RichTextReader,
): QuestionReportReply {
  // An author answers the question and the words, and does not need the student's name.
  const isNamed = mayAs(viewer.roles, ['teacher']);
  const at = text?.questions.findIndex(({ id }) => id === report.questionId) ?? -1;
  const question = text?.questions[at];
  return {
    ...bothIds(report.id),
    ...ownReportReply(report),
    studentId: isNamed ? report.userId : null,
    student: isNamed ? report.userName : null,
    answeredBy: report.answeredByName,
    vignetteId: report.vignetteId,
    vignetteNumber: vignette?.number ?? 0,
    vignetteTitle: vignette?.title ?? '',
    question:
      text && question && key
        ? {
            ...keyedReply(question, key, reader),
            position: at + 1,
            figures: text.figures.map((figure) => ({ ...figure })),
          }
        : null,
  };
}
