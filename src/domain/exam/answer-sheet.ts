import type { Fault } from '../kernel/fault.ts';
import type { QuestionId } from '../kernel/ids.ts';
import { MAX_SECONDS, MAX_SHEET_ROWS } from './literals.ts';
import type { AnswerSheet, PlannedVignette } from './sitting.ts';

/** Faults of a sheet against the questions of its section, each under its path, such as `answers[2].option`. */
export function sheetFaults(sheet: AnswerSheet, plan: readonly PlannedVignette[]): Fault[] {
  if (sheet.length > MAX_SHEET_ROWS)
    return [{ path: 'answers', message: `A section has at most ${MAX_SHEET_ROWS} answers.` }];
  const optionsOf = new Map(plan.flatMap(({ questions }) => questions.map(({ id, optionIds }) => [id, optionIds])));
  const seen = new Set<QuestionId>();
  return sheet.flatMap(({ question, option, struck, seconds }, at) => {
    const fault = (field: string, message: string): Fault => ({ path: `answers[${at}].${field}`, message });
    const options = optionsOf.get(question);
    if (!options) return [fault('question', 'This question is not in this section.')];
    if (seen.has(question)) return [fault('question', 'Each question has one answer.')];
    seen.add(question);
    return [
      ...(option === null || options.includes(option) ? [] : [fault('option', NO_OPTION)]),
      ...(struck.every((one) => options.includes(one)) && new Set(struck).size === struck.length
        ? []
        : [fault('struck', NO_OPTION)]),
      ...(Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_SECONDS
        ? []
        : [fault('seconds', 'Seconds are a whole number.')]),
    ];
  });
}
const NO_OPTION = 'This option is not in this question.';

/**
 * The same work on the same questions, whatever the order of its rows: a device that sends a sheet twice may have put
 * it together anew.
 */
export const isSameSheet = (one: AnswerSheet, other: AnswerSheet): boolean => sheetText(one) === sheetText(other);

/** Everything that a sheet says, as one text: equal for equal work. */
export const sheetText = (sheet: AnswerSheet): string =>
  JSON.stringify(
    sheet
      .map(({ question, option, flagged, struck, seconds }) => [question, option, flagged, struck.toSorted(), seconds])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const answeredIn = (sheet: AnswerSheet): number => sheet.filter(({ option }) => option !== null).length;
