/** As `elementsOf` reads the small parts: another encoding would hide words from us, and not from Word. */
const FOREIGN_ENCODING = /^\s*<\?xml\s[^?]*encoding\s*=\s*["'](?!utf-8["'])/i;
const UTF_8_MARK = '\u00ef\u00bb\u00bf';

/** What a field does is written in pieces between tags, or in an attribute of one tag. */
const IN_PIECES = /<(?:[\w.-]+:)?instrText(?:\s[^>]*)?>([^<]*)</g;
const IN_ATTRIBUTES = /\s(?:[\w.-]+:)?instr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Starts a program and asks it for words. */
const DDE = /(?:^|[^a-z0-9])DDE(?:AUTO)?(?:[^a-z0-9]|$)/i;

/** Whether a part is XML, as its first bytes tell: a picture begins otherwise. */
export const beginsAsXml = (bytes: Uint8Array): boolean =>
  [0x3c, 0xef, 0xfe, 0xff, 0x20, 0x09, 0x0a, 0x0d].includes(bytes[0] ?? 0);

/** `unreadable`: in an encoding in which nothing is found. */
export function fieldsOf(bytes: Uint8Array): 'harmless' | 'start-programs' | 'unreadable' {
  const xml = latin1(bytes);
  if (!xml.replace(UTF_8_MARK, '').trimStart().startsWith('<')) return 'harmless';
  if (xml.includes('\0') || FOREIGN_ENCODING.test(xml.replace(UTF_8_MARK, ''))) return 'unreadable';
  const pieces = [...xml.matchAll(IN_PIECES)].map(([, piece = '']) => piece);
  const attributes = [...xml.matchAll(IN_ATTRIBUTES)].map(([, double, single]) => double ?? single ?? '');
  // Pieces of one field stand in a row; a word that is torn apart is whole again without what is between.
  return [pieces.join(''), ...attributes].some((text) => DDE.test(unescaped(text))) ? 'start-programs' : 'harmless';
}

const CHUNK = 8192;

function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}

const unescaped = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal?: string, decimal?: string) => {
      const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&quot;/g, '"');
