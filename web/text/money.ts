/**
 * What `Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })` writes, without it: its first formatters
 * load their tables for 20 ms, 80 on a phone, while a page with a price becomes ready.
 */
function inDollars(amount: number, decimals: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${grouped}${cents === undefined ? '' : `.${cents}`}`;
}

/** `$499`, as on public cards (specification 9). */
export const dollars = (amount: number): string => inDollars(amount, 0);

/** `$499.00`, as on the payment page (specification 9). */
export const dollarsAndCents = (amount: number): string => inDollars(amount, 2);
