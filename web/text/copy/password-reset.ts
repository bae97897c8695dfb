/** Words of resetting a forgotten password. */
export const FORGOT = {
  title: 'Forgot password',
  line: 'Enter the email address of your account. If we find it, we email you a link to set a new password.',
  email: 'Email',
  back: 'Back to sign in',
  sent: 'Check your inbox and your spam folder. The link works once, for 30 minutes.',
} as const;

export const RESET = {
  title: 'Set a new password',
  line: 'We then sign you out on all your devices. Sign in again with the new password.',
  password: 'New password',
  confirm: 'New password again',
  hint: 'At least 8 characters',
  termsBefore: 'By saving it you agree to our',
  terms: 'Terms and Conditions',
  newTab: '(opens in a new tab)',
  save: 'Save new password',
  saving: 'Saving...',
  another: 'Request another link',
} as const;
