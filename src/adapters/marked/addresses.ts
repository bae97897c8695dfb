/** Any scheme with its `//`, so that one that is refused is not shown as plain text. */
const ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"|]*/giu;
const AT_BEGIN = new RegExp(`^${ADDRESS.source}`, 'iu');

/** Signs that end a sentence or an emphasis, and no address. */
const ENDS = new Set(".,;:!?*'’”]");

/** The address that a text begins with, without the signs behind it. A bracket that is opened in it belongs to it. */
export function addressAt(text: string): string | undefined {
  const found = AT_BEGIN.exec(text)?.[0];
  return found && withoutEnd(found);
}

function withoutEnd(address: string): string {
  let end = address.length;
  let unopened = address.split(')').length - address.split('(').length;
  while (ENDS.has(address[end - 1] ?? '') || (address[end - 1] === ')' && unopened > 0)) {
    if (address[end - 1] === ')') unopened -= 1;
    end -= 1;
  }
  return address.slice(0, end);
}

/** Hides what is written in addresses from whatever looks for marks. */
export const maskedAddresses = (source: string): string =>
  source.replace(ADDRESS, (found) => {
    const { length } = withoutEnd(found);
    return 'a'.repeat(length) + found.slice(length);
  });
