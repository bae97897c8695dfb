const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, SVG and XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Characters of the embedded fonts; any other would use a fallback font of the machine. */
const drawable = /^[\x20-\x7e\xa0-\xac\xae-\xb4\xb6-\xff‘’“”–—…•−⁄]*$/;

/** Keeps a number and its unit on one line. */
const beforeUnit = /(?<=\d) (?=(?:%|°C|mm|mg|mL|g|kg|ppm)(?![a-z]))/g;

/** Prepares text for a drawing. @throws on a character that the fonts do not contain. */
export function set(text: string): string {
  if (!drawable.test(text)) throw new Error(`The fonts cannot draw all of "${text}"`);
  return escaped(text.replace(beforeUnit, '\xa0'));
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('');
}
