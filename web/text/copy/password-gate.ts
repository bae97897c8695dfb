/** Words of the password confirmation before sensitive actions. */
export const PASSWORD_GATE = {
  title: 'Confirm your password',
  line: 'This is about other people’s data or money. Please enter your password. We will not ask again for ten minutes.',
  password: 'Password',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirming: 'Confirming...',
} as const;
