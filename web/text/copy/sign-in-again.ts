/** Words of the sign-in window over a page whose session has ended. */
export const SIGN_IN_AGAIN = {
  title: 'Please sign in again',
  line: 'Your session ended. What you have written stays on this page. Sign in with the same account to continue.',
  later: 'You are signed out. Please sign in to save your changes.',
  open: 'Sign in',
  /** Over a test. */
  test: {
    line: 'Your session ended. Your answers are kept on this device. The time continues.',
    later: 'You are signed out. Your answers are not saved to your account.',
  },
} as const;
