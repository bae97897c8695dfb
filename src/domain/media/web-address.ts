const SCHEMES: readonly string[] = ['http', 'https', 'ftp', 'news', 'mailto', 'tel'];

/**
 * Returns whether a link in a document leads to a page, a mail or a telephone, and neither to a program nor to another
 * machine's files. One without a scheme is relative to the document's own address. Blanks and control characters are
 * ignored, as browsers do.
 */
export function isWebAddress(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined ? !/^[\\/]{2}|^\\/.test(plain) : SCHEMES.includes(scheme);
}
