import { answeredIn } from '../../domain/exam/answer-sheet.ts';
import { sizeOf } from '../../domain/exam/mock-exam.ts';
import type { CountedPractice } from '../../domain/exam/queries/count-practice.ts';
import type { SampleAnswer } from '../../domain/exam/queries/explain-sample.ts';
import type { ShownDayTest } from '../../domain/exam/queries/get-day-test.ts';
import type { ShownExam } from '../../domain/exam/queries/get-exam.ts';
import type { ShownSitting } from '../../domain/exam/queries/get-sitting.ts';
import type { ScoredSitting } from '../../domain/exam/queries/list-scored-sittings.ts';
import type { SittingEntry } from '../../domain/exam/queries/list-sittings.ts';
import { expiresAt, runningSection, sectionEnd, sectionState } from '../../domain/exam/section-clock.ts';
import { questionsOf, type SectionWork } from '../../domain/exam/sitting.ts';
import { workedQuestions } from '../../domain/exam/worked-question.ts';
import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { KeyOfQuestion, SectionVignette } from '../../domain/kernel/vignettes.ts';
import type {
  DayTestReply,
  ExamReply,
  PracticeReply,
  RevealReply,
  SectionQuestionsReply,
  SittingListingReply,
  SittingReply,
  SittingsReply,
} from '../../wire/replies/sittings.ts';
import { blocksOf } from './blocks-of.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

export function sittingReply(shown: ShownSitting, richText: RichTextReader): SittingReply {
  const { sitting, sections, now, state, endedAt, isReleased, isConfirmed, explained } = shown;
  const { kind, title, mockExamId, shape, extraTimePercent, isPreview, isDemo, isFree, device } = sitting;
  const running = runningSection(sections, now);
  return {
    ...bothIds(sitting.id),
    kind,
    title,
    mockExamId,
    state,
    isReleased,
    releaseAt: timeOrNull(sitting.releaseAt),
    createdAt: sitting.createdAt.toISOString(),
    endedAt: timeOrNull(endedAt),
    expiresAt: expiresAt(sitting).toISOString(),
    extraTimePercent,
    isPreview,
    isDemo,
    isFree,
    isShort: shape.isShort,
    isConfirmed,
    now: now.toISOString(),
    days: shape.days.map((day) => [...day]),
    breakMinutes: shape.breakMinutes.betweenSections,
    writer: { number: sections[0]?.writer ?? 1, device },
    sections: sections.map((section) => sectionReply(section, shown)),
    sheet: running
      ? {
          section: running.number,
          sequence: running.sequence,
          savedAt: timeOrNull(running.savedAt),
          answers: running.answers.map((row) => ({ ...row, struck: [...row.struck] })),
        }
      : null,
    reveals: explained.map((one) => revealReply(one, richText)),
  };
}

const sectionReply = (section: SectionWork, { state, now }: ShownSitting): SittingReply['sections'][number] => ({
  number: section.number,
  state: sectionState(section, now),
  end: sectionEnd(section, state, now),
  minutes: section.minutes,
  vignettes: section.plan.length,
  questions: questionsOf(section.plan),
  startedAt: timeOrNull(section.startedAt),
  deadlineAt: timeOrNull(section.deadlineAt),
  submittedAt: timeOrNull(section.submittedAt),
  answered: answeredIn(section.answers),
  late: lateIn(section),
});

const lateIn = (section: SectionWork): number =>
  workedQuestions(section).filter(({ lateOptionId }) => lateOptionId !== null).length;

export const revealReply = ({ reveal, key }: SampleAnswer, richText: RichTextReader): RevealReply => ({
  question: reveal.questionId,
  option: reveal.optionId,
  ...releasedKeyReply(key, richText),
});

export const releasedKeyReply = (key: KeyOfQuestion, richText: RichTextReader) => ({
  correctOption: key.optionId ?? '',
  explanationBlocks: blocksOf(key.explanation, richText),
  why: Object.entries(key.why).map(([option, text]) => ({ option, text })),
  takeaway: key.takeaway,
  references: key.references.map((reference) => ({ ...reference })),
});

/** Cases of a section, numbered through it. */
export function sectionQuestionsReply(
  vignettes: readonly SectionVignette[],
  richText: RichTextReader,
): SectionQuestionsReply {
  let position = 0;
  return {
    vignettes: vignettes.map((vignette, at) => ({
      id: vignette.vignetteId,
      position: at + 1,
      caseBlocks: blocksOf(vignette.case, richText),
      figures: vignette.figures.map((figure) => ({ ...figure })),
      questions: vignette.questions.map(({ id, stem, options }) => ({
        id,
        position: (position += 1),
        stemBlocks: blocksOf(stem, richText),
        options: options.map((option) => ({ id: option.id, text: option.text })),
      })),
    })),
  };
}

export const examReply = ({ open, mocks, canPractise, isConfirmed }: ShownExam): ExamReply => ({
  open: open.map(sittingEntryReply),
  mocks: mocks.map(({ mockExam, isShort, questions, state, sittingId }) => ({
    ...bothIds(mockExam.id),
    title: mockExam.title,
    isShort,
    sections: mockExam.sections.length,
    questions,
    minutes: sizeOf(mockExam).minutes,
    state,
    sittingId,
    releaseAt: timeOrNull(mockExam.releaseAt),
    isDemo: mockExam.isDemo,
    isFree: mockExam.isFree,
  })),
  canPractise,
  isConfirmed,
});

export function dayTestReply({ test, sitting, ...shown }: ShownDayTest): DayTestReply {
  const { contentId, courseId, title, availability, questions, minutes, sections, isShort, state } = shown;
  const isPractice = test.kind === 'practice';
  return {
    ...bothIds(contentId),
    ...{ courseId, title, availability, questions, minutes, sections, isShort, state },
    kind: test.kind,
    mode: isPractice ? test.mode : null,
    vignettes: isPractice ? test.vignettes : null,
    clusters: [...shown.clusters],
    subjects: [...shown.subjects],
    sitting: sitting && sittingEntryReply(sitting),
    openPracticeId: shown.openPracticeId,
  };
}

export const practiceReply = (counted: CountedPractice): PracticeReply => ({
  vignettes: counted.vignettes,
  questions: counted.questions,
  clusters: counted.clusters.map(({ id, title }) => ({ id, title, vignettes: counted.byCluster.get(id) ?? 0 })),
  subjects: counted.subjects.map(({ id, title }) => ({ id, title, vignettes: counted.bySubject.get(id) ?? 0 })),
  statuses: [...counted.byStatus].map(([status, vignettes]) => ({ status, vignettes })),
  weakCells: counted.weakCells.map((cell) => ({ ...cell })),
  isDemo: counted.isDemo,
  pace: counted.pace,
});

/** Questions and answers of all sections together. */
export const totalsOf = (sections: SittingEntry['sections']) => ({
  questions: sections.reduce((sum, { questions }) => sum + questions, 0),
  answered: sections.reduce((sum, { answered }) => sum + answered, 0),
});

export const sittingEntryReply = ({
  sitting,
  sections,
  state,
  isReleased,
  endedAt,
  deadlineAt,
}: SittingEntry): SittingListingReply => ({
  ...bothIds(sitting.id),
  kind: sitting.kind,
  title: sitting.title,
  mockExamId: sitting.mockExamId,
  state,
  isReleased,
  releaseAt: timeOrNull(sitting.releaseAt),
  isPreview: sitting.isPreview,
  isShort: sitting.shape.isShort,
  isDemo: sitting.isDemo,
  createdAt: sitting.createdAt.toISOString(),
  endedAt: timeOrNull(endedAt),
  deadlineAt: timeOrNull(deadlineAt),
  ...totalsOf(sections),
});

export const scoredSittingReply = ({ points, ...entry }: ScoredSitting): SittingsReply['sittings'][number] => ({
  ...sittingEntryReply(entry),
  points: points && { ...points },
});
