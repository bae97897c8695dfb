import type { KeyOfQuestion } from '../kernel/vignettes.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { Reveal } from './ports.ts';
import { keyedQuestions } from './score.ts';
import type { SectionWork, Sitting } from './sitting.ts';
import { workedQuestions } from './worked-question.ts';

/** Row of each question of a section that is over. A question whose answer key is gone has none. */
export function answeredRows(
  sitting: Sitting,
  section: SectionWork,
  keys: readonly KeyOfQuestion[],
  reveals: readonly Reveal[],
): Omit<AnsweredQuestion, 'isFirst'>[] {
  const isRelaxed = sitting.kind === 'tutor' || (sitting.kind === 'timed' && sitting.extraTimePercent > 0);
  const at = section.submittedAt ?? section.deadlineAt ?? sitting.createdAt;
  return keyedQuestions(workedQuestions(section, reveals), keys).map(({ question, key, isRight }) => ({
    sittingId: sitting.id,
    questionId: question.id,
    userId: sitting.userId,
    versionId: question.versionId,
    vignetteId: question.vignetteId,
    cluster: key.cluster,
    subject: key.subject,
    optionId: question.optionId,
    isRight,
    isFlagged: question.isFlagged,
    isReached: question.isReached,
    pace: isRelaxed ? 'relaxed' : 'exam',
    seconds: question.seconds,
    at,
  }));
}
