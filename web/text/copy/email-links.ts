/** Words of the pages that links in mails about an address open. */
export const EMAIL_LINKS = {
  own: {
    title: 'Confirm your email address',
    line: 'We send your receipts, and links to choose a new password, to this address.',
    act: 'Confirm this address',
    busy: 'Confirming...',
    another: 'Sign in to get a new link',
  },
  confirm: {
    title: 'Confirm your new email address',
    line: 'You sign in with this address from then on. We sign you out on your other devices.',
    act: 'Confirm this address',
    busy: 'Confirming...',
    another: 'Ask for a new link on your profile',
  },
  undo: {
    title: 'Put your old email address back',
    line: 'We sign your account out everywhere and email you a link to choose a new password.',
    act: 'Put this address back',
    busy: 'Putting it back...',
    another: 'Write to us if you need help',
  },
} as const;
