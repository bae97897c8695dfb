import { REFUND } from './program.ts';

/** The six questions: blocks of words (src/wire/words/questions.ts), and where a question as it comes leads. */
export const QUESTIONS = [
  {
    question: 'question1',
    answer: 'answer1',
    more: { to: '/about#adc-process', words: 'How the ADC process works' },
  },
  { question: 'question2', answer: 'answer2' },
  { question: 'question3', answer: 'answer3' },
  { question: 'question4', answer: 'answer4', more: { to: REFUND.terms, words: 'Read the terms' } },
  { question: 'question5', answer: 'answer5' },
  { question: 'question6', answer: 'answer6', more: { to: '/courses', words: 'See courses and prices' } },
] as const satisfies readonly {
  question: string;
  answer: string;
  /** Address and words of a link to more. It belongs to the question: another one would lead nowhere by it. */
  more?: { to: string; words: string };
}[];
