export const MAX_LINK_CHARACTERS = 500;

/** A host with a dot, no password before it, and nothing that could end an attribute or a line. */
const HTTPS_LINK = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\\"<>\p{Cc}]*)?$/iu;

/** Returns the sentence of what is wrong with a link that people may follow; undefined for a good one. */
export function linkFault(url: string, example: string): string | undefined {
  if (url.length > MAX_LINK_CHARACTERS) return `A link has at most ${MAX_LINK_CHARACTERS} characters.`;
  return HTTPS_LINK.test(url) ? undefined : `Please enter a link that begins with https://, such as ${example}.`;
}
