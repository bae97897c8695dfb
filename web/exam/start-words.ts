import type { PracticeKind } from '../../src/wire/literals.ts';
import type { PracticeReply } from '../../src/wire/replies/sittings.ts';
import { PRACTICE } from '../text/copy/practice.ts';

interface Wanted {
  readonly vignettes: number;
  readonly mode: PracticeKind;
  readonly extraTimePercent?: number;
}

/** Minutes for this number of cases at the pace of the exam. */
export const minutesFor = (vignettes: number, pace: PracticeReply['pace']): number =>
  Math.ceil((vignettes * pace.minutes) / pace.vignettes);

/** Says what a press starts: `Start with 4 cases (20 questions, 35 min)`. A tutor test has no clock. */
export function startWords(
  { vignettes: all, questions, pace }: Pick<PracticeReply, 'vignettes' | 'questions' | 'pace'>,
  { vignettes, mode, extraTimePercent = 0 }: Wanted,
): string {
  const minutes = minutesFor(vignettes, pace);
  const asked = all === 0 ? 0 : Math.round((vignettes * questions) / all);
  const whole = Math.round((minutes * (100 + extraTimePercent)) / 100);
  return PRACTICE.start(vignettes, asked, mode === 'timed' ? whole : undefined);
}
