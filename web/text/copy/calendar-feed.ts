/** Words of the calendar that a person subscribes to, in Profile. */
export const CALENDAR_FEED = {
  heading: 'Calendar',
  line: 'Your live discussions in the calendar program that you use.',
  loading: 'Loading the address of your calendar...',
  failed: 'The address of your calendar could not be loaded. Please try again.',
  how: 'Subscribe to this address in your calendar program. It follows every change. Keep the address to yourself: anyone who has it can see when your live discussions are.',
  address: 'Address of your calendar of live discussions',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'Your browser did not allow it. Please select the address and copy it.',
  renew: 'Make a new address',
  renewAsk: 'The present address ends at once. Calendars that use it show nothing new any more.',
  renewed: 'This is the new address. The old one has ended.',
} as const;
