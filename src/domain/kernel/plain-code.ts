const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DIGIT = /^\p{Nd}$/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Drops invisible marks, such as those around an address that was copied from a chat. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Writes a digit of any script as on an English keyboard. Unicode has them in rows from nought to nine. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Brings a code or a number that was typed or pasted to plain letters and digits, whatever keyboard it comes from. */
export const plainCode = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(OTHER_DIGITS, asciiDigit).trim();
