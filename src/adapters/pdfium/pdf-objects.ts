/** A name as viewers compare it: without slash, and with `#xx` decoded. */
export class Name {
  constructor(readonly text: string) {}
}

/** Bytes of a string, one character each. */
export class Text {
  constructor(readonly text: string) {}
}

/** Indirect reference such as `12 0 R`. */
export class Reference {
  constructor(readonly object: number) {}
}

export type Dictionary = ReadonlyMap<string, Value>;

/** A parsed value. Booleans and null do not affect active content and are `undefined`. */
export type Value = Name | Text | Reference | Dictionary | readonly Value[] | number | undefined;

export const isDictionary = (value: Value): value is Dictionary => value instanceof Map;

/** Error: nesting deeper than any program writes; the document cannot be inspected. */
export class TooDeep extends Error {}

const MAX_DEPTH = 100;

/** White space and delimiters, ISO 32000-1, 7.2.2. All others are regular characters. */
const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/** Hexadecimal value of each byte; -1 for non-digits. */
const HEX_DIGITS = Array.from({ length: 256 }, (_, byte) =>
  /[0-9a-f]/i.test(String.fromCharCode(byte)) ? Number.parseInt(String.fromCharCode(byte), 16) : -1,
);

/** A keyword without a value, such as `endobj`, or a stray delimiter. */
class Keyword {
  constructor(readonly text: string) {}
}

const END_OF_FILE = new Keyword('');
const ENDS_EVERYTHING: readonly string[] = ['', 'endobj', 'stream', 'endstream', 'xref', 'startxref'];

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');

/** Decodes a name: `#4A` and `#4a` are both `J`; a `#` without two digits stays. */
export const decodedName = (written: string): string =>
  written.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Returns the name whose slash is at `at`. */
export function nameAt(bytes: Uint8Array, at: number): { name: string; end: number } {
  let end = at + 1;
  while (isRegular(bytes[end])) end += 1;
  return { name: decodedName(latin1(bytes, at + 1, end)), end };
}

/**
 * Parses PDF objects at any offset, as leniently as viewers: malformed tokens are skipped, but their contents are still
 * read. Throws `TooDeep`.
 */
export class ObjectReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** Offset of the next token. */
  get position(): number {
    return this.at;
  }

  next(): Value {
    const value = this.value(0);
    return value instanceof Keyword ? undefined : value;
  }

  /** Consumes this keyword if it is next. */
  takes(word: string): boolean {
    const before = this.at;
    const value = this.token();
    if (value instanceof Keyword && value.text === word) return true;
    this.at = before;
    return false;
  }

  private value(depth: number): Value | Keyword {
    if (depth > MAX_DEPTH) throw new TooDeep();
    const token = this.token();
    if (!(token instanceof Keyword)) return token;
    if (token.text === '<<') return this.dictionary(depth);
    if (token.text === '[') return this.array(depth);
    return /^[+-]?[\d.]/.test(token.text) ? this.reference(token.text) : token;
  }

  private dictionary(depth: number): Dictionary {
    const entries = new Map<string, Value>();
    const several = new Map<string, Value[]>();
    for (;;) {
      const key = this.value(depth + 1);
      if (key instanceof Keyword && (key.text === '>>' || ENDS_EVERYTHING.includes(key.text))) {
        if (key.text !== '>>') this.at -= key.text.length;
        return entries;
      }
      // Viewers disagree on non-name keys; keep the value under a synthetic key so that it is still scanned.
      if (!(key instanceof Name)) {
        if (!(key instanceof Keyword)) entries.set(`\n${entries.size}`, key);
        continue;
      }
      const before = this.at;
      const value = this.value(depth + 1);
      if (value instanceof Keyword) {
        if (value.text === '>>' || ENDS_EVERYTHING.includes(value.text)) this.at = before;
        // Viewers disagree on repeated keys; keep both.
        entries.set(entries.has(key.text) ? `\n${entries.size}` : key.text, undefined);
      } else keep(entries, several, key.text, value);
    }
  }

  private array(depth: number): Value[] {
    const items: Value[] = [];
    for (;;) {
      const item = this.value(depth + 1);
      if (!(item instanceof Keyword)) items.push(item);
      else if (item.text === ']') return items;
      else if (ENDS_EVERYTHING.includes(item.text)) {
        this.at -= item.text.length;
        return items;
      }
    }
  }

  /** Parses a number, or a reference (`12 0 R`). */
  private reference(number: string): number | Reference {
    const before = this.at;
    const generation = this.token();
    if (generation instanceof Keyword && /^\d+$/.test(generation.text) && this.takes('R'))
      return new Reference(Number(number));
    this.at = before;
    return Number.parseFloat(number);
  }

  private token(): Name | Text | Keyword {
    this.skipSpace();
    const { bytes, at } = this;
    const byte = bytes[at];
    if (byte === undefined) return END_OF_FILE;
    if (byte === 0x2f) {
      const { name, end } = nameAt(bytes, at);
      this.at = end;
      return new Name(name);
    }
    if (byte === 0x28) return this.literal();
    const twice = bytes[at + 1] === byte;
    if (byte === 0x3c && !twice) return this.hexadecimal();
    if (DELIMITERS.has(byte)) {
      this.at += twice && (byte === 0x3c || byte === 0x3e) ? 2 : 1;
      return new Keyword(latin1(bytes, at, this.at));
    }
    while (isRegular(bytes[this.at])) this.at += 1;
    return new Keyword(latin1(bytes, at, this.at));
  }

  /** Skips white space and comments, allowed between any two tokens. */
  private skipSpace(): void {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.at];
      if (byte === 0x25)
        while (this.at < bytes.length && bytes[this.at] !== 0x0a && bytes[this.at] !== 0x0d) this.at += 1;
      else if (byte !== undefined && WHITE.has(byte)) this.at += 1;
      else return;
    }
  }

  /** Parses `(…)` with balanced parentheses; `\(` is escaped. */
  private literal(): Text {
    const start = this.at + 1;
    let open = 1;
    for (this.at = start; this.at < this.bytes.length && open > 0; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29) open -= 1;
    }
    return new Text(unescaped(latin1(this.bytes, start, Math.max(start, this.at - 1))));
  }

  /** Parses pairs of digits: an odd last one is padded with zero; other characters are skipped. */
  private hexadecimal(): Text {
    const found = this.bytes.indexOf(0x3e, this.at);
    const end = found === -1 ? this.bytes.length : found;
    const text = Buffer.alloc(Math.ceil((end - this.at) / 2));
    let digits = 0;
    for (let at = this.at + 1; at < end; at += 1) {
      const digit = HEX_DIGITS[this.bytes[at]!]!;
      if (digit === -1) continue;
      text[digits >> 1]! |= digits % 2 === 0 ? digit << 4 : digit;
      digits += 1;
    }
    this.at = found === -1 ? end : end + 1;
    return new Text(text.toString('latin1', 0, Math.ceil(digits / 2)));
  }
}

/** Keeps all values of a repeated key in one list: some viewers use the first, others the last. */
function keep(entries: Map<string, Value>, several: Map<string, Value[]>, key: string, value: Value): void {
  const earlier = entries.get(key);
  if (earlier === undefined) {
    entries.set(key, value);
    return;
  }
  const values = several.get(key) ?? [earlier];
  values.push(value);
  several.set(key, values);
  entries.set(key, values);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (written: string): string =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal: string | undefined, character: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return /^[\r\n]/.test(character) ? '' : (ESCAPES[character] ?? character);
  });
