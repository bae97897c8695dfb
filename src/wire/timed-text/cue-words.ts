/** Entities that WebVTT knows; SubRip files hold them where a program made them from WebVTT. */
const ENTITY = /&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0' };
/** Begins places and effects of older players, such as `{\an8}`. */
const OVERRIDE = /\{\\/g;
const FONT = /<\/?font/gi;
const TAG = /</g;
/** Tags that both formats have, and any other angle bracket. */
const TAG_OR_ANGLE = /<(\/?)([biu])>|<|>/gi;

/**
 * Removes everything from a match of `begins`, which has a fixed length, to the next `end`. Reads forwards only and
 * stops where no end follows, so that its time is linear: a class such as `[^>]*` looks for the end once for each
 * beginning.
 */
function without(words: string, begins: RegExp, end: string): string {
  if (!words.includes(end)) return words;
  let kept = '';
  let at = 0;
  for (const { index } of words.matchAll(begins)) {
    if (index < at) continue;
    const last = words.indexOf(end, index);
    if (last === -1) break;
    kept += words.slice(at, index);
    at = last + end.length;
  }
  return kept + words.slice(at);
}

/** SubRip's words as WebVTT has them: bold, italic and underlined stay, everything else is text. */
export const wordsOfSubRip = (words: string): string =>
  without(without(words, OVERRIDE, '}'), FONT, '>')
    .replace(ENTITY, '&amp;')
    .replace(TAG_OR_ANGLE, (found: string, slash: string | undefined, name: string | undefined) =>
      name ? `<${slash}${name.toLowerCase()}>` : found === '<' ? '&lt;' : '&gt;',
    );

/** Visible text of a cue, without tags. */
export const readWords = (words: string): string =>
  without(words, TAG, '>').replace(/&(?:amp|lt|gt|nbsp);/g, (name) => ENTITIES[name] ?? name);

/** The same on one line. */
export const plainWords = (words: string): string => readWords(words).replace(/\s+/g, ' ').trim();

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
