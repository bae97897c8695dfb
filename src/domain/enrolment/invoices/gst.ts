import type { Cents } from '../../kernel/money.ts';

/*
 * Goods and services tax on what the school sells. To be confirmed by the school's accountant; the rate is a setting
 * (GST_RATE), and without one the school is not registered and nothing here applies.
 *
 * - Prices include GST: an advertised price must be what a buyer pays (Australian Consumer Law, section 48).
 * - A buyer in Australia is taxed (A New Tax System (Goods and Services Tax) Act 1999, section 9-5).
 * - A buyer abroad is not: what is supplied to a non-resident who is outside Australia, for use there, is GST-free
 *   (the same act, section 38-190, items 2 and 3). The country is the one that the buyer states at checkout.
 *   Without one they are taxed: nobody has said that they are abroad.
 */

/** ISO 3166-1 alpha-2. */
export type CountryCode = string;

export const HOME_COUNTRY: CountryCode = 'AU';

/** A rate of tax in hundredths of a per cent, so that no sum is computed with a binary fraction: 1000 is 10 %. */
export type BasisPoints = number;

const WHOLE: BasisPoints = 10_000;

/** `taxed`: GST is in the price. `export`: the buyer is abroad. `unregistered`: the seller charges no GST at all. */
export type TaxTreatment = 'taxed' | 'export' | 'unregistered';

export function taxTreatment(rate: BasisPoints | null, buyerCountry: CountryCode | null): TaxTreatment {
  if (rate === null) return 'unregistered';
  return (buyerCountry ?? HOME_COUNTRY) === HOME_COUNTRY ? 'taxed' : 'export';
}

/** The part of a price that is tax: a rate of 10 % is one eleventh of it. Half a cent goes up. */
export const gstWithin = (total: Cents, rate: BasisPoints): Cents => Math.round((total * rate) / (WHOLE + rate));

/**
 * Tax in a part of a sum that is refunded after other parts: the tax of all refunds after it, less that before it. The
 * parts' tax so adds up to the tax of the whole, for any split.
 */
export function gstOfPart(
  whole: { readonly totalCents: Cents; readonly gstCents: Cents },
  before: Cents,
  part: Cents,
): Cents {
  const upTo = (cents: Cents): Cents =>
    whole.totalCents === 0 ? 0 : Math.round((whole.gstCents * cents) / whole.totalCents);
  return upTo(before + part) - upTo(before);
}
