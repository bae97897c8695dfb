import type { AnswerRow, AnswerSheet, PlannedQuestion, PlannedVignette } from '../../../domain/exam/sitting.ts';
import { chanceFrom } from '../../../domain/kernel/chance.ts';
import type { KeyOfQuestion } from '../../../domain/kernel/vignettes.ts';

/** Any number will do; the same one gives the same answers. */
const SEED = 20_260_102;
const OF = 20;
/** Right answers of each twenty questions of a cluster: above the pass mark in two, at it in one, below it in one. */
const RIGHT_OF_20: Readonly<Record<string, number>> = { c1: 18, c2: 15, c3: 9, c4: 14 };
/** In a test that has too few questions of each cluster. */
const RIGHT_OF_20_IN_PRACTICE = 14;

const MIN_SECONDS = 45;
const MAX_SECONDS = 100;
/** Factor for questions that are answered wrongly in the end. */
const HESITATION = 1.2;

/**
 * Answers of a student who is good at three clusters and weak in the third, spread evenly over the questions: so the
 * result is the same for any drawn cases. In a mock exam one question stays blank, and the last is not reached.
 */
export function demoAnswers(
  sections: readonly { readonly plan: readonly PlannedVignette[] }[],
  keys: readonly Pick<KeyOfQuestion, 'questionId' | 'optionId' | 'cluster'>[],
  { isPractice }: { isPractice: boolean },
): AnswerSheet[] {
  const chance = chanceFrom(SEED);
  const keyOf = new Map(keys.map((key) => [key.questionId, key]));
  const asked = new Map<string, number>();
  let hasBlank = isPractice;
  const row = ({ id, optionIds }: PlannedQuestion): AnswerRow => {
    const key = keyOf.get(id);
    const group = isPractice ? 'all' : (key?.cluster ?? 'all');
    const at = asked.get(group) ?? 0;
    asked.set(group, at + 1);
    const isRight = isRightAt(at, RIGHT_OF_20[group] ?? RIGHT_OF_20_IN_PRACTICE);
    const right = optionIds.findIndex((option) => option === key?.optionId);
    const [wrong, other] = [1, 2].map((step) => optionIds[(right + step) % optionIds.length]!) as [string, string];
    const isBlank = !isRight && !hasBlank;
    hasBlank ||= isBlank;
    const chosen = isRight ? optionIds[right]! : wrong;
    const seconds = MIN_SECONDS + chance() * (MAX_SECONDS - MIN_SECONDS);
    return {
      question: id,
      option: isBlank ? null : chosen,
      flagged: isBlank || chance() < (isRight ? 0.08 : 0.3),
      struck: chance() < 0.2 ? [other] : [],
      seconds: Math.round(isRight ? seconds : seconds * HESITATION),
    };
  };
  const sheets = sections.map(({ plan }) => plan.flatMap(({ questions }) => questions).map(row));
  return isPractice ? sheets : sheets.map((sheet, at) => (at + 1 === sheets.length ? sheet.slice(0, -1) : sheet));
}

/** Spread evenly: of twenty in a row, `of20` are, and never the last one. */
const isRightAt = (at: number, of20: number): boolean =>
  Math.ceil(((at + 1) * of20) / OF) > Math.ceil((at * of20) / OF);
