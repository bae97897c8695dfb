/**
 * Weights of the eleven digits of an Australian Business Number, after 1 is subtracted from the first
 * (abr.business.gov.au).
 */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const DIVISOR = 89;

/** Returns the eleven digits of an Australian Business Number; undefined if the checksum is wrong. */
export function abnDigits(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{11}$/.test(digits)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (Number(digits[i]) - (i === 0 ? 1 : 0)), 0);
  return sum % DIVISOR === 0 ? digits : undefined;
}

/** `51 824 753 556`, as it is written on an invoice. */
export const writtenAbn = (digits: string): string => digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
