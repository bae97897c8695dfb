import type { QuestionId } from '../kernel/ids.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { KeyOfQuestion, Reveal } from './ports.ts';
import type { SectionWork, Sitting } from './sitting.ts';

/** Options as they count: a revealed answer of a tutor test is frozen, whatever the sheet says later. */
export function countedOptions(answers: AnswerSheet, reveals: readonly Reveal[]): ReadonlyMap<QuestionId, string> {
  return new Map([
    ...answers.flatMap(({ question, option }) => (option === null ? [] : [[question, option] as const])),
    ...reveals.map(({ questionId, optionId }) => [questionId, optionId] as const),
  ]);
}

/** Questions that were on the screen, or have a later one of their section that was. */
export function reachedQuestions({ plan, answers }: Pick<SectionWork, 'plan' | 'answers'>): ReadonlySet<QuestionId> {
  const seen = new Set(answers.flatMap(({ question, seconds }) => (seconds > 0 ? [question] : [])));
  const inOrder = plan.flatMap(({ questions }) => questions.map(({ id }) => id));
  return new Set(inOrder.slice(0, inOrder.findLastIndex((id) => seen.has(id)) + 1));
}

/** Row of each question of a section that is over. A question whose answer key is gone has none. */
export function answeredRows(
  sitting: Sitting,
  section: SectionWork,
  keys: readonly KeyOfQuestion[],
  reveals: readonly Reveal[],
): Omit<AnsweredQuestion, 'isFirst'>[] {
  const keyOf = new Map(keys.map((key) => [key.questionId, key]));
  const rowOf = new Map(section.answers.map((row) => [row.question, row]));
  const options = countedOptions(section.answers, reveals);
  const reached = reachedQuestions(section);
  const isRelaxed = sitting.kind === 'tutor' || (sitting.kind === 'timed' && sitting.extraTimePercent > 0);
  const at = section.submittedAt ?? section.deadlineAt ?? sitting.createdAt;
  return section.plan.flatMap(({ vignetteId, versionId, questions }) =>
    questions.flatMap(({ id }) => {
      const key = keyOf.get(id);
      if (!key) return [];
      const row = rowOf.get(id);
      const optionId = options.get(id) ?? null;
      return [
        {
          sittingId: sitting.id,
          questionId: id,
          userId: sitting.userId,
          versionId,
          vignetteId,
          cluster: key.cluster,
          subject: key.subject,
          optionId,
          isRight: optionId !== null && optionId === key.optionId,
          isFlagged: row?.flagged ?? false,
          isReached: reached.has(id) || optionId !== null,
          pace: isRelaxed ? ('relaxed' as const) : ('exam' as const),
          seconds: row?.seconds ?? 0,
          at,
        },
      ];
    }),
  );
}
