import { DomainError } from './errors.ts';

/** An amount of Australian dollars as a whole number of cents (decision B16). */
export type Cents = number;

export const CURRENCY = 'AUD';

/**
 * The most we sell anything for, and that a card service takes: it keeps every sum far from where numbers lose cents.
 */
const MAX_PRICE: Cents = 99_999_999;

/** The least that a card service takes; Stripe's in Australian dollars. */
export const MIN_CHARGE: Cents = 50;

/** Whether a sum can be paid: free, or at least the minimum charge. */
export const isPayable = (cents: Cents): boolean => cents === 0 || cents >= MIN_CHARGE;

/** Dollars with at most two decimals, as the API has them, into cents. Refuses anything else, at its field. */
export function centsFromDollars(dollars: number, field = 'price'): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isFinite(dollars) || cents < 0 || cents > MAX_PRICE || Math.abs(dollars * 100 - cents) > 1e-6) {
    throw new DomainError(
      'invalid',
      'money/not-an-amount',
      'Please enter an amount in dollars with at most two decimals.',
      {
        fields: { [field]: 'Please enter an amount in dollars with at most two decimals.' },
      },
    );
  }
  return cents + 0; // -0 becomes 0: JSON, databases and comparisons do not agree on it
}

export const dollarsFromCents = (cents: Cents): number => cents / 100;

/** Formats an amount for mails. */
export const inDollars = (cents: Cents): string => `${CURRENCY} ${dollarsFromCents(cents).toFixed(2)}`;

/** Half a cent goes up, as a customer counts it. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.round((amount * percent) / 100);
