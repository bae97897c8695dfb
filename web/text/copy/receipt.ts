/** Words around a buyer's receipt, invoice or credit note. */
export const RECEIPT = {
  title: 'Receipt',
  titleOf: (title: string, number: string) => `${title} ${number}`,
  access: (from: string, until: string) => `Access from ${from} to ${until}`,
  papers: 'Documents of this purchase',
  loading: 'Loading your receipt...',
  back: 'Profile',
  print: 'Print',
  unknown: 'There is no such receipt',
  unknownLine: 'Your account has no receipt with this number. Every purchase is listed in your profile.',
  toProfile: 'Back to profile',
} as const;
