export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** Those without a prefix, decoded. */
  readonly attributes: ReadonlyMap<string, string>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** White space, the declaration, a comment, an end tag; and the beginning of a start tag, whose attributes follow. */
const BETWEEN = /\s+|<\?xml\s[^?]*\?>|<!--[^-]*(?:-[^-]+)*-->|<\/[\w:.-]+\s*>/y;
const START = /<(?:[\w.-]+:)?([\w.-]+)/y;
const ATTRIBUTE = /\s+([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*\/?>/y;
const FOREIGN_ENCODING = /^<\?xml\s[^?]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * The start tags of a small XML part in which only attributes tell anything. Undefined for whatever this reader might
 * take for something else than Word does: another encoding, a document type, text between tags, an entity of its own.
 */
export function elementsOf(bytes: Uint8Array): XmlElement[] | undefined {
  const xml = decoded(bytes);
  if (xml === undefined || FOREIGN_ENCODING.test(xml)) return undefined;
  const elements: XmlElement[] = [];
  let at = 0;
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(xml);
    if (found) at += found[0].length;
    return found;
  };
  while (at < xml.length) {
    if (take(BETWEEN)) continue;
    const start = take(START);
    if (!start) return undefined;
    const attributes = new Map<string, string>();
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, prefix, name = '', double, single] = found;
      const value = unescaped(double ?? single ?? '');
      if (value === undefined || (prefix === undefined && attributes.has(name))) return undefined;
      if (prefix === undefined) attributes.set(name, value);
    }
    if (!take(TAG_END)) return undefined;
    elements.push({ name: start[1] ?? '', attributes });
  }
  return elements;
}

const percent = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** Undefined where it is no UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, percent).join('')).replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
}

/** Undefined for an entity that XML itself does not know. */
function unescaped(written: string): string | undefined {
  let isKnown = true;
  const text = written.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));|&/gi, (_, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
    const character = ENTITIES[name as string];
    isKnown &&= character !== undefined;
    return character ?? '';
  });
  return isKnown ? text : undefined;
}
