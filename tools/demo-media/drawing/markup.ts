const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for HTML, SVG and XML alike. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** What the type families can draw: anything else would come from whatever font the machine has. */
const drawable = /^[\x20-\x7e\xa0-\xac\xae-\xb4\xb6-\xff‘’“”–—…•−⁄]*$/;

/** A number and its unit stay on one line. */
const beforeUnit = /(?<=\d) (?=(?:%|°C|mm|mg|mL|g|kg|ppm)(?![a-z]))/g;

/** Text for a drawing. @throws on a character that the fonts do not hold. */
export function set(text: string): string {
  if (!drawable.test(text)) throw new Error(`The fonts cannot draw all of "${text}"`);
  return escaped(text.replace(beforeUnit, '\xa0'));
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('');
}
