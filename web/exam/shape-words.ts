import type { BlueprintContentReply } from '../../src/wire/replies/exam.ts';
import { counted } from '../text/counted.ts';

/** For example `280 questions in 4 sections on 2 days, 120 minutes each, 56 vignettes of 5 questions`. */
export function shapeWords({
  sections,
  days,
  vignette: { questions },
}: Pick<BlueprintContentReply, 'sections' | 'days' | 'vignette'>): string {
  const vignettes = sections.reduce((sum, section) => sum + section.vignettes, 0);
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  const isEven = sections.every((section) => section.minutes === sections[0]?.minutes);
  return [
    `${counted(vignettes * questions, 'question')} in ${counted(sections.length, 'section')} on ${counted(days.length, 'day')}`,
    isEven ? `${counted(sections[0]?.minutes ?? 0, 'minute')} each` : `${counted(minutes, 'minute')} in all`,
    `${counted(vignettes, 'vignette')} of ${counted(questions, 'question')}`,
  ].join(', ');
}
