/** A single-best-answer question. Where the answer stands among the options is not the author's choice. */
export type Question = {
  readonly stem: string;
  readonly answer: string;
  readonly others: readonly [string, string, string];
  readonly reason: string;
};

export type Option = { readonly letter: string; readonly text: string; readonly isAnswer: boolean };

/**
 * The four options in alphabetical and numerical order, as exam boards print them: the place then gives nothing away.
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
