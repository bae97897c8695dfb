/** Words of the hint at a mistyped domain. */
export const DID_YOU_MEAN = {
  before: 'Did you mean',
  use: 'Use this address',
} as const;
