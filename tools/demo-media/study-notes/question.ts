/** A single-best-answer question. The position of the answer is computed, not chosen by the author. */
export type Question = {
  readonly stem: string;
  readonly answer: string;
  readonly others: readonly [string, string, string];
  readonly reason: string;
};

export type Option = { readonly letter: string; readonly text: string; readonly isAnswer: boolean };

/**
 * Returns the four options in alphabetical and numerical order, as exam boards print them, so that the position gives
 * nothing away.
 */
export function optionsOf(question: Question): Option[] {
  return [question.answer, ...question.others]
    .sort((one, other) => one.localeCompare(other, 'en-AU', { numeric: true }))
    .map((text, index) => ({ letter: 'ABCD'.charAt(index), text, isAnswer: text === question.answer }));
}

export function answerOf(question: Question): Option {
  const answer = optionsOf(question).find((option) => option.isAnswer);
  if (!answer) throw new Error(`No answer among the options of "${question.stem}"`);
  return answer;
}
