import type { AuthorSide, ThreadKind, ThreadState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';
import { waitingTime } from '../waiting-time.ts';

/** Questions of students to their mentor. */
export const ASK_MENTOR = {
  ask: 'Ask the mentor',
  askAbout: (title: string) => `Ask the mentor about ${title}`,
  askAboutOrder: 'Ask about this order',
  about: (subject: string) => `Your question is about ${subject}.`,
  order: (number: string) => `order ${number}`,
  at: (time: string) => `at ${time}`,
  pageOf: (page: number, title: string) => `Page ${page} of ${title}`,
  playAt: (time: string) => `Play the video at ${time}`,
  /** Names of subjects that have no title. */
  kinds: {
    item: 'A lesson',
    page: 'A paper',
    question: 'A question of a test',
    order: 'An order',
    nothing: 'Something else',
    enquiry: 'Contact form',
  } satisfies Record<ThreadKind, string>,
  toSubject: {
    item: 'Open the lesson',
    page: 'Open the course',
    question: 'Open your answers',
    order: 'Open your purchases',
    nothing: '',
    enquiry: '',
  } satisfies Record<ThreadKind, string>,
  aboutTime: (time: string) => `Your question is about the moment at ${time}.`,
  removeTime: 'Remove the time',
  page: 'Page',
  pageHint: 'The number of the page in the paper, if you know it.',
  text: 'Your question',
  send: 'Send',
  sending: 'Sending...',
  answersHere: 'Your mentor answers by email and here.',
  orderAnswersHere: 'We answer by email and here.',
  sent: 'Your question is sent. Your mentor answers by email and here.',
  orderSent: 'Your question is sent. We answer by email and here.',
  median: (minutes: number) => `Half of the first answers come within ${waitingTime(minutes)}.`,
  found: (count: number) => `${counted(count, 'answered question')} may help you:`,
  ofLesson: 'Questions about this lesson',
  ofPaper: 'Questions about this paper',
  ofQuestion: (position: number) => `Asked about question ${position}`,
  none: 'Nobody has asked about this lesson yet.',
  loading: 'Loading questions...',
  failed: 'We could not load the questions to the mentor.',
  by: { asker: 'A student', team: 'Mentor' } satisfies Record<AuthorSide, string>,
  you: 'You',
  states: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' } satisfies Record<
    ThreadState,
    string
  >,
  closedLine: 'This question is closed. Please ask a new one.',
  shownLine: 'Other students of the course can read this, without your name.',
  more: 'Write more',
  sendMore: 'Send message',
  moreSent: 'Your message is sent.',
  all: 'All my questions to the mentor',
} as const;

/** The page with one's own questions. */
export const MY_QUESTIONS = {
  title: 'My questions to the mentor',
  lead: 'Ask next to a lesson, a paper or an answer, or ask here.',
  loading: ASK_MENTOR.loading,
  failed: ASK_MENTOR.failed,
  none: 'You have not asked anything yet.',
  noneLine: 'Open a lesson and choose “Ask the mentor” below the video.',
  older: 'Show older questions',
  profileLine: 'What you asked, and the answers.',
  open: 'See my questions',
} as const;
