import type { Fault } from '../kernel/fault.ts';
import { folded } from '../kernel/fold-text.ts';
import type { AnswerKey } from './answer-key.ts';
import type { KeyedVersion, Option, Question } from './vignette-version.ts';

/** Advice to an author, which keeps nothing from being submitted. */
export function hintsOf({ version, keys }: KeyedVersion): Fault[] {
  return version.questions.flatMap((question, at) => {
    const path = `questions[${at}]`;
    const right = rightOf(
      question,
      keys.find(({ questionId }) => questionId === question.id),
    );
    return [
      ...hint(isNegative(question.stem), `${path}.stem`, 'This asks for what is wrong. Ask for what is right instead.'),
      ...hint(isUnordered(question.options), `${path}.options`, 'Put the options in order of the alphabet or of size.'),
      ...question.options.flatMap(({ text }, place) =>
        hint(
          ALL_OR_NONE.test(folded(text)),
          `${path}.options[${place}].text`,
          'Name the thing itself. This option can be guessed without knowing it.',
        ),
      ),
      ...hint(
        right !== undefined && isFarLongest(right, question.options),
        `${path}.options`,
        'The right option is much longer than the others. That gives it away.',
      ),
      ...version.figures.flatMap(({ description }, place) =>
        hint(
          right !== undefined && tells(description, right.text),
          `figures[${place}].description`,
          `The description says the right option of question ${at + 1}.`,
        ),
      ),
    ];
  });
}

const hint = (isDue: boolean, path: string, message: string): Fault[] => (isDue ? [{ path, message }] : []);

const rightOf = ({ options }: Question, key: AnswerKey | undefined): Option | undefined =>
  options.find(({ id }) => id === key?.optionId);

const NEGATIVE = /\b(except|not|least|false|incorrect)\b/;
const isNegative = (stem: string): boolean => {
  // The question itself is its last sentence; a case says many things that are not so.
  const question =
    folded(stem)
      .split(/[.!]["')]?\s/)
      .at(-1) ?? '';
  return question.endsWith('?') && NEGATIVE.test(question);
};

const ALL_OR_NONE = /\b(all|none|both|neither) of (the|these)\b|\b(all|none) (the )?above\b/;

const LONGER = 1.5;
const LONGER_CHARACTERS = 20;
function isFarLongest(right: Option, options: readonly Option[]): boolean {
  const longestOther = Math.max(0, ...options.filter((one) => one !== right).map(({ text }) => text.length));
  return (
    longestOther > 0 &&
    right.text.length > longestOther * LONGER &&
    right.text.length >= longestOther + LONGER_CHARACTERS
  );
}

/** Neither by the alphabet nor by their numbers. An option that is not written yet says nothing. */
function isUnordered(options: readonly Option[]): boolean {
  const texts = options.map(({ text }) => folded(text));
  if (texts.some((text) => text === '')) return false;
  const numbers = texts.map((text) => Number(/-?\d+([.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? Number.NaN));
  return !isAscending(texts) && !isAscending(numbers);
}

const isAscending = <T extends string | number>(values: readonly T[]): boolean =>
  values.every((value, at) => at === 0 || values[at - 1]! <= value);

const MIN_TOLD = 4;
const tells = (description: string, right: string): boolean =>
  right.length >= MIN_TOLD && folded(description).includes(folded(right));
