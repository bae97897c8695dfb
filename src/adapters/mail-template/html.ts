const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Also converts line breaks, since Outlook ignores the CSS for them. */
export const escapeLines = (text: string): string => escape(text).replace(/\r\n|\r|\n/g, '<br>');

/** CSS properties in CSS spelling. Mail clients support little more than inline styles. */
export type Style = Readonly<Record<string, string>>;

const styleText = (style: Style): string =>
  Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

interface Attributes {
  readonly style?: Style;
  readonly [name: string]: string | Style | undefined;
}

/** Returns an element with escaped attributes. Children are HTML; pass text through `escape` first. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'object' ? styleText(value) : value;
    return text === undefined ? '' : ` ${key}="${escape(text)}"`;
  });
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** Returns a layout-only table (`role="presentation"`). */
export const layout = (attributes: Attributes, ...rows: readonly string[]): string =>
  `${element('table', { role: 'presentation', ...bare, ...attributes }, ...rows)}\n`;

/** Attributes of a table without borders and gaps. */
export const bare = { cellpadding: '0', cellspacing: '0', border: '0' };

export const row = (...cells: readonly string[]): string => element('tr', {}, ...cells);
export const cell = (attributes: Attributes, ...children: readonly string[]): string =>
  element('td', attributes, ...children);

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Punctuation that ends a sentence, not a URL. */
const TRAILING = /[.,;:!?)\]]+$/;

/**
 * Escapes text and links URLs of our own site. Other URLs stay text: titles and names are user input, and our mail must
 * not lead readers elsewhere.
 */
export function escapeWithLinks(text: string, origin: string, link: (address: string) => string): string {
  let html = '';
  let from = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = match.replace(TRAILING, '');
    if (!isOf(origin, address)) continue;
    html += escapeLines(text.slice(from, index)) + link(address);
    from = index + address.length;
  }
  return html + escapeLines(text.slice(from));
}

const isOf = (origin: string, address: string): boolean => URL.canParse(address) && new URL(address).origin === origin;
