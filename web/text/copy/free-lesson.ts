/** Words of the public page of a free lesson. */
export const FREE_LESSON = {
  loading: 'Loading the lesson...',
  tag: 'Free lesson',
  back: 'Back to the course',
  gone: 'This lesson is not free.',
  goneLine: 'Only students of the course can open it. See what else the course has.',
  more: 'Continue with the course',
  notKept: 'A free lesson always starts at the beginning. In the course, every device continues where you stopped.',
  signUp: 'Sign up free',
  others: 'Other free lessons',
  open: 'Open the document',
  document: 'This lesson is a document.',
} as const;
