const format = (decimals: number) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const ROUND = format(0);
const EXACT = format(2);

/** `$499`, as on public cards (specification 9). */
export const dollars = (amount: number) => ROUND.format(amount);

/** `$499.00`, as on the payment page (specification 9). */
export const dollarsAndCents = (amount: number) => EXACT.format(amount);
