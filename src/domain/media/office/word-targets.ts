// Places that a Word file may refer to. A path on the author's own drive leads nowhere on another machine, and so does
// a name alone; an address of the web and a share are fetched from there.

/** Normalises a target as Windows and Word do: drops blanks and controls, reads `%5C` as a backslash. */
const plain = (target: string): string =>
  target
    .replace(/[\u0000-\u0020]/g, '')
    .replace(/%([0-7][0-9a-f])/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const SHARE = /^[\\/]{2}/;
/** Without any slash it is the path of an old Mac: `Macintosh HD:Templates:School.dot`. */
const ADDRESS = /^(?:https?|ftp):|^[a-z][a-z0-9+.-]+:.*[\\/]/i;
/** `file:///C:\…`, `file:C:/…` and `file:///Users/…`, but neither `file://server/…` nor `file:////server/…`. */
const OWN_FILE = /^file:(?:(?:[\\/]|[\\/]{3})?[^\\/]|[\\/]{2}[a-z]:[\\/])/i;

/** The programs of Windows and Office that an address can start with orders in it, and scripts. */
const STARTING = /^(?:ms-[a-z-]+|search(?:-ms)?|shell|hcp|mhtml|mk|its|ms-its|res|jar|javascript|vbscript|data):/i;

/** Whether what loads by itself would come from the web or from a share, or run. */
export function leadsElsewhere(target: string): boolean {
  const address = plain(target);
  return SHARE.test(address) || STARTING.test(address) || (ADDRESS.test(address) && !OWN_FILE.test(address));
}

/** Whether the source of a mail merge is on a share or a server, as its connection string tells. */
export const isOnServer = (source: string): boolean => /[\\/]{2}/.test(source);

/** Whether a link that waits for a click would start a program, or hand a sign-in to another machine. */
export function linksToDanger(target: string): boolean {
  const address = plain(target);
  if (SHARE.test(address) || STARTING.test(address)) return true;
  return /^file:/i.test(address) && !OWN_FILE.test(address);
}
