import { REFUND_LINE } from './refund.ts';

/**
 * Words of the end of Home, which is hydrated late. The answers hold for every school and course of this product:
 * nothing that an operator has not decided.
 */
export const QUESTIONS_WORDS = {
  heading: 'Questions before you enrol',
  line: 'Six short answers. For anything else, write to us below.',
  question1: 'Is it for my country’s degree?',
  answer1: 'The Australian Dental Council checks your degree and says who may sit the exam. We teach anyone who may.',
  question2: 'What time are the lessons for me?',
  answer2: 'You study at any hour. What happens at a fixed time is shown in your own time.',
  question3: 'How long do I have access? Can I extend it?',
  answer3:
    'Access lasts the months of your course, from the day you enrol. You can extend it, and your progress stays.',
  question4: 'Can I get my money back?',
  answer4: `${REFUND_LINE} If a serious reason stops you, write to us and we will look for a fair solution.`,
  question5: 'What do I need?',
  answer5: 'A phone, tablet or computer with an up-to-date browser, and internet that can play video.',
  question6: '5 or 10 months?',
  answer6: 'Both cover the same seven modules. Choose 5 months for full-time study, 10 months if you also work.',
  contactHeading: 'Ask before you enrol',
  contactLine: 'Write what you want to know. We answer to the email address you give.',
} as const;
