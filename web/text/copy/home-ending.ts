import { REFUND } from './program.ts';

export interface Question {
  question: string;
  answer: string;
  /** Address and words of a link to more. */
  more?: { to: string; words: string };
}

/** Words of the end of Home, which is hydrated late: questions and the query form. */
export const ENDING = {
  questionsHeading: 'Questions before you enrol',
  questionsLine: 'Six short answers. For anything else, write to us below.',
  contactHeading: 'Ask before you enrol',
  contactLine: 'Write what you want to know. We answer to the email address you give.',
} as const;

/** Answers that hold for every school and course of this product: nothing that an operator has not decided. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Is it for my country’s degree?',
    answer: 'The Australian Dental Council checks your degree and says who may sit the exam. We teach anyone who may.',
    more: { to: '/about#adc-process', words: 'How the ADC process works' },
  },
  {
    question: 'What time are the lessons for me?',
    answer:
      'Videos are recorded, so you can watch at any hour. Your dashboard shows live discussions in your own time.',
  },
  {
    question: 'How long do I have access? Can I extend it?',
    answer:
      'Access lasts the months of your course, from the day you enrol. You can extend it, and your progress stays.',
  },
  {
    question: 'Can I get my money back?',
    answer: `${REFUND.line} If a serious reason stops you, write to us and we will look for a fair solution.`,
    more: { to: REFUND.terms, words: 'Read the terms' },
  },
  {
    question: 'What do I need?',
    answer: 'A phone, tablet or computer with an up-to-date browser, and internet that can play video.',
  },
  {
    question: '5 or 10 months?',
    answer: 'Both cover the same seven modules. Choose 5 months for full-time study, 10 months if you also work.',
    more: { to: '/courses', words: 'See courses and prices' },
  },
];
