const SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/**
 * Whether a link in a document leads to a page, a mail or a telephone, and neither to a program nor to another
 * machine's files. One without a scheme belongs to the address of the document itself. Blanks and controls are left out
 * as browsers do.
 */
export function isWebAddress(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined ? !/^[\\/]{2}|^\\/.test(plain) : SCHEMES.includes(scheme);
}
