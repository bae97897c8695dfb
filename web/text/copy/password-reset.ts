/** Words of resetting a forgotten password. */
export const FORGOT = {
  title: 'Forgot password',
  line: 'Enter the email address of your account. If we know it, a link to set a new password is on its way.',
  email: 'Email',
  back: 'Back to sign in',
  sent: 'Look into your inbox, and into the spam folder too. The link works once and for 30 minutes.',
} as const;

export const RESET = {
  title: 'Set a new password',
  line: 'Afterwards you are signed out everywhere and sign in with the new password.',
  password: 'New password',
  confirm: 'New password again',
  hint: 'At least 8 characters',
  save: 'Save new password',
  saving: 'Saving...',
  another: 'Request another link',
} as const;
