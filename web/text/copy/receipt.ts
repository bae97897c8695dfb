/** Words around a buyer's receipt, invoice or credit note. */
export const RECEIPT = {
  title: 'Receipt',
  titleOf: (title: string, number: string) => `${title} ${number}`,
  access: (from: string, until: string) => `Access from ${from} to ${until}`,
  papers: 'Documents for this purchase',
  loading: 'Loading your receipt...',
  back: 'Profile',
  print: 'Print',
  unknown: 'We cannot find this receipt',
  unknownLine: 'Your account has no receipt with this number. Your profile lists all your purchases.',
  toProfile: 'Back to profile',
} as const;
