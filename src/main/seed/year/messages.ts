/** Mark of every message, so that no reader of the outbox answers a fictitious person. */
const MARK = '[Demonstration: nobody wrote this]';

export interface DemoMessage {
  readonly isStudent: boolean;
  readonly text: string;
}

const fromVisitor = (text: string): DemoMessage => ({ isStudent: false, text: `${MARK}\n\n${text}` });
const fromStudent = (text: string): DemoMessage => ({ isStudent: true, text: `${MARK}\n\n${text}` });

/** Messages of the demonstration's students and visitors, in order of the year. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  fromVisitor(
    'I finished my degree in 2014 and have not sat an exam since. Is ten months enough with a full-time job?',
  ),
  fromVisitor('Does the coupon also work for the longer course?'),
  fromVisitor('Could I see one day of the Sprint before I decide?'),
  fromStudent('My card was declined at the first try and went through at the second. Was I charged once?'),
  fromStudent('On which day of the first module are the worked dose sums? I would like to print them.'),
  fromStudent('I changed my phone. Do I have to sign out on the old one?'),
  fromStudent('Thank you for the notes on staging and grading. Table and questions on two pages are what I needed.'),
  fromStudent('I have to stop for three months for family reasons. Does my progress stay where it is?'),
  fromStudent('Is there an invoice with the name of my practice on it?'),
  fromVisitor('Are the captions of the lessons available as text?'),
];
