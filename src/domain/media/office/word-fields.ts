/** Starts a program and asks it for words, or brings in a file or a picture. */
const FETCHING = /^(?:DDE|DDEAUTO|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT)$/i;
/** Takes its words from a source, which may be on the author's own drive. */
const LINKING = /^(?:LINK|DATABASE|RD)$/i;
const ELSEWHERE = /[\\/]{2}|\b(?:https?|ftp|mhtml):/i;
/** Outside of any field, where Word takes no word for an order. */
const DDE_ANYWHERE = /(?:^|[^a-z0-9])DDE(?:AUTO)?(?:[^a-z0-9]|$)/i;

/** Maximum length that is read whole. Reference managers store more in a field: its first word is enough then. */
export const MAX_INSTRUCTION = 16 * 1024;

/**
 * Whether what a field is told makes Word fetch something, or start a program, by itself.
 *
 * @param isCut the instruction is longer than that
 */
export function isFetchingField(text: string, isCut = false): boolean {
  const [, word, behind] = /^[^a-z]*([a-z]+)([^a-z]?)/i.exec(text) ?? [];
  // Nothing but blanks, as far as can be seen.
  if (word === undefined || (isCut && !behind)) return isCut;
  if (FETCHING.test(word)) return true;
  return LINKING.test(word) && (isCut || ELSEWHERE.test(text.replaceAll('\\\\', '\\')));
}

/** Whether the text outside of fields starts a program all the same. */
export const holdsDde = (text: string): boolean => DDE_ANYWHERE.test(text);
