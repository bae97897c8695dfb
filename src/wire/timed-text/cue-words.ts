/** Entities that WebVTT knows; SubRip files hold them where a program made them from WebVTT. */
const ENTITY = /&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0' };
/** Places and effects of older players, such as `{\an8}`. */
const OVERRIDE = /\{\\[^}]*\}/g;
const FONT = /<\/?font[^>]*>/gi;
/** The tags that both formats have, among whatever else begins as one. */
const TAG_OR_ANGLE = /<(\/?)([biu])>|<|>/gi;

/** SubRip's words as WebVTT has them: bold, italic and underlined stay, everything else is text. */
export const wordsOfSubRip = (words: string): string =>
  words
    .replace(OVERRIDE, '')
    .replace(FONT, '')
    .replace(ENTITY, '&amp;')
    .replace(TAG_OR_ANGLE, (found: string, slash: string | undefined, name: string | undefined) =>
      name ? `<${slash}${name.toLowerCase()}>` : found === '<' ? '&lt;' : '&gt;',
    );

/** What a person reads of a cue: on one line, without tags. */
export const plainWords = (words: string): string =>
  words
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (name) => ENTITIES[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim();

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
