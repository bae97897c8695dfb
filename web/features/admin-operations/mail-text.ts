export interface MailPart {
  text: string;
  /** A path of this site, when the text is a link to it. */
  path?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Marks that end a sentence, not an address. */
const TRAILING = /[.,;:!?)\]]+$/;

function pathOn(origin: string, address: string): string | undefined {
  try {
    const url = new URL(address);
    return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Cuts a mail into words and links. Only addresses of this very origin become links: a contact message is written by
 * strangers and read by an administrator.
 */
export function mailParts(text: string, origin: string): MailPart[] {
  const parts: MailPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    const path = pathOn(origin, address);
    if (path === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: address, path });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
