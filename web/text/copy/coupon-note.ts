/** Words for a visitor who followed the link of a coupon. */
export const COUPON_NOTE = {
  counts: (code: string) => `Your coupon ${code} is on. The prices below count it.`,
  failed: 'We could not check your coupon. You can enter it when you pay.',
} as const;
