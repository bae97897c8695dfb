/** Words of the offline page. */
export const OFFLINE = {
  title: 'You are offline',
  line: 'We cannot load the page you wanted. Lessons, documents and payments need a connection. None of them is saved on this device.',
  unreachable: 'Our site does not answer',
  unreachableLine: 'Your device is online, but our site cannot be reached right now. It may be restarting.',
  kept: 'Everything you saved is safe in your account. The page you wanted opens automatically when the connection is back.',
  again: 'Try again',
  trying: 'Trying...',
  still: (time: string) => `Still no answer at ${time}.`,
} as const;
