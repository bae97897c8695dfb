import type { BlueprintContentReply } from '../../src/wire/replies/exam.ts';
import { counted } from '../text/counted.ts';

type Shape = Pick<BlueprintContentReply, 'sections' | 'vignette'>;

const vignettesInExam = ({ sections }: Pick<Shape, 'sections'>): number =>
  sections.reduce((sum, { vignettes }) => sum + vignettes, 0);

export const questionsInExam = (shape: Shape): number => vignettesInExam(shape) * shape.vignette.questions;

/** For example `280 questions in 4 sections on 2 days, 120 minutes each, 56 cases of 5 questions`. */
export function shapeWords(shape: Shape & Pick<BlueprintContentReply, 'days'>): string {
  const { sections, days, vignette } = shape;
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  const isEven = sections.every((section) => section.minutes === sections[0]?.minutes);
  return [
    `${counted(questionsInExam(shape), 'question')} in ${counted(sections.length, 'section')} on ${counted(days.length, 'day')}`,
    isEven ? `${counted(sections[0]?.minutes ?? 0, 'minute')} each` : `${counted(minutes, 'minute')} in all`,
    `${counted(vignettesInExam(shape), 'case')} of ${counted(vignette.questions, 'question')}`,
  ].join(', ');
}
