const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, in an element or in a quoted attribute. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The same with its line breaks, which Outlook does not take from a style. */
export const escapeLines = (text: string): string => escape(text).replace(/\r\n|\r|\n/g, '<br>');

/** CSS properties as CSS spells them. Mail clients take little more than what stands on the element itself. */
export type Style = Readonly<Record<string, string>>;

const styleText = (style: Style): string =>
  Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

interface Attributes {
  readonly style?: Style;
  readonly [name: string]: string | Style | undefined;
}

/** An element with escaped attributes. Its children are HTML already: text goes through `escape` first. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'object' ? styleText(value) : value;
    return text === undefined ? '' : ` ${key}="${escape(text)}"`;
  });
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** A table that only lays out: a screen reader reads through it. */
export const layout = (attributes: Attributes, ...rows: readonly string[]): string =>
  `${element('table', { role: 'presentation', ...bare, ...attributes }, ...rows)}\n`;

/** What every table needs to have no lines and gaps of its own. */
export const bare = { cellpadding: '0', cellspacing: '0', border: '0' };

export const row = (...cells: readonly string[]): string => element('tr', {}, ...cells);
export const cell = (attributes: Attributes, ...children: readonly string[]): string =>
  element('td', attributes, ...children);

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Marks that end a sentence, not an address. */
const TRAILING = /[.,;:!?)\]]+$/;

/**
 * Escaped text in which addresses of our own site are links. No others: a title or a name is somebody's text, and what
 * looks like our mail must not send people elsewhere.
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
