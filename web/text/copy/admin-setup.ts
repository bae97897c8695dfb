import type { SetupStep } from '../../../src/wire/literals.ts';

/** Words of the list that a new school's owner goes through. */
export const SETUP = {
  title: 'Open your school',
  lead: 'In any order. Each line ticks itself.',
  complete: 'Everything is done.',
  progress: 'Steps done',
  loading: 'Loading the list...',
  failed: 'The list could not be loaded.',
  done: 'Done:',
  open: 'To do:',
} as const;

/** Each step, and how it is done. */
export const SETUP_WORDS: Readonly<Record<SetupStep, { readonly label: string; readonly hint: string }>> = {
  name: { label: 'Name your school', hint: 'Its name, email address and hours. Then publish.' },
  mentor: { label: 'Introduce the mentor', hint: 'Name, degree, registration and a few words. Then publish.' },
  course: { label: 'Add a course', hint: 'A title, a price and a number of modules. You can change all of it.' },
  lesson: { label: 'Upload the first lesson', hint: 'A video or a PDF, in any course.' },
  price: { label: 'Put a course on sale', hint: 'It has a price, and you have pressed Make Live.' },
  promises: {
    label: 'Promise only what is there',
    hint: 'Plan live discussions, add the links, or tick what is not in the course.',
  },
  'exam-rules': { label: 'Confirm the exam rules', hint: 'Compare them with the handbook of the council.' },
  case: { label: 'Approve the first case', hint: 'Write it yourself or import it. A second person reviews it.' },
  'mock-exam': { label: 'Publish a mock exam', hint: 'Of your own approved cases, for the students of a course.' },
  'exam-dates': { label: 'Say when the next exams are', hint: 'The dates that the council announced. Then publish.' },
  tax: { label: 'Decide on tax', hint: 'Your ABN, or that you have none. Then publish.' },
  mail: { label: 'Send yourself a test email', hint: 'Your email server must accept it.' },
  payment: { label: 'Make a test payment', hint: 'Sign up with another address, and buy a course as a student does.' },
  team: { label: 'Invite a second person', hint: 'Ticks when they have joined your team.' },
};
