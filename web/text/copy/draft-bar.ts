/** Words of the bar over a draft of the settings. */
export const DRAFT_BAR = {
  owner: 'Draft, only you see this',
  others: 'Draft, not published',
  back: 'Back to Settings',
} as const;
