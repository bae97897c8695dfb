/** Words of the page that the link of an invitation opens. */
export const JOIN = {
  title: 'Join the team',
  invited: (by: string | null) => (by === null ? 'You are invited to work with us.' : `${by} invites you.`),
  email: (email: string) => `You sign in with ${email}.`,
  roles: 'What you do here',
  loading: 'Loading the invitation...',
  name: 'Full name',
  password: 'Password',
  hint: 'At least 15 characters',
  termsBefore: 'By joining you agree to our',
  terms: 'Terms and Conditions',
  newTab: '(opens in a new tab)',
  join: 'Join the team',
  joining: 'Joining...',
  joined: 'You are in the team now.',
  retry: 'Retry',
} as const;
