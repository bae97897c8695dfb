/**
 * Beginning of a text, at most this many UTF-16 code units. A character of two units, such as an emoji, is whole or
 * left out: half of one is no text for an address, for JSON in Postgres or for a mail program.
 */
export const beginningOf = (text: string, units: number): string =>
  text
    .slice(0, units)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
