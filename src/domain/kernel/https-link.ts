export const MAX_LINK_CHARACTERS = 500;

/** A host with a dot, no password before it, and nothing that could end an attribute or a line. */
const HTTPS_LINK = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\\"<>\p{Cc}]*)?$/iu;

/** The same with a name of the public internet: no port, no address of four numbers. */
const PUBLIC_LINK =
  /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{2,59}))(?:[/?#][^\s\\"<>\p{Cc}]*)?$/iu;
/** Names that mean something else, or nothing, in another network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)$/i;

/** Whether everybody who reads an address can be sent there, and sees by its text where that is. */
export function isPublicLink(address: string): boolean {
  const host = PUBLIC_LINK.exec(address)?.[1];
  return host !== undefined && address.length <= MAX_LINK_CHARACTERS && !PRIVATE_NAME.test(host);
}

/** Returns the sentence of what is wrong with a link that people may follow; undefined for a good one. */
export function linkFault(url: string, example: string): string | undefined {
  if (url.length > MAX_LINK_CHARACTERS) return `A link has at most ${MAX_LINK_CHARACTERS} characters.`;
  return HTTPS_LINK.test(url) ? undefined : `Please enter a link that begins with https://, such as ${example}.`;
}
