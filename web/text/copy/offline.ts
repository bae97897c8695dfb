/** Words of the offline page. */
export const OFFLINE = {
  title: 'You are offline',
  line: 'This page stands in for the one you wanted. Lessons, documents and payments need a connection to the school; none of them is kept on this device.',
  unreachable: 'The school does not answer',
  unreachableLine: 'Your device is connected, but the school cannot be reached right now. It may be starting again.',
  kept: 'What was saved before is with your account. The page you wanted opens by itself once the school can be reached.',
  again: 'Try again',
  trying: 'Trying...',
  still: (time: string) => `Still no answer at ${time}.`,
} as const;
