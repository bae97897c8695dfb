/** A name as viewers compare it: without its slash, and with every `#` and two hexadecimal digits decoded. */
export class Name {
  constructor(readonly text: string) {}
}

/** The bytes of a string, one character each. */
export class Text {
  constructor(readonly text: string) {}
}

/** `12 0 R`: the object with this number. */
export class Reference {
  constructor(readonly object: number) {}
}

export type Dictionary = ReadonlyMap<string, Value>;

/** Booleans and null have no part in what a document does; they are `undefined`. */
export type Value = Name | Text | Reference | Dictionary | readonly Value[] | number | undefined;

export const isDictionary = (value: Value): value is Dictionary => value instanceof Map;

/** Brackets in brackets beyond what any program writes: nobody can say what such a document holds. */
export class TooDeep extends Error {}

const MAX_DEPTH = 100;

/** ISO 32000-1, 7.2.2. Everything else is a regular character. */
const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/** The value of each byte as a hexadecimal digit; of others -1. */
const HEX_DIGITS = Array.from({ length: 256 }, (_, byte) =>
  /[0-9a-f]/i.test(String.fromCharCode(byte)) ? Number.parseInt(String.fromCharCode(byte), 16) : -1,
);

/** A word that stands for nothing by itself, such as `endobj`; also a stray delimiter. */
class Keyword {
  constructor(readonly text: string) {}
}

const END_OF_FILE = new Keyword('');
const ENDS_EVERYTHING: readonly string[] = ['', 'endobj', 'stream', 'endstream', 'xref', 'startxref'];

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');

/** `#4A` and `#4a` are both `J`; a `#` without two digits behind it is itself. */
export const decodedName = (written: string): string =>
  written.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The name whose slash stands at `at`. */
export function nameAt(bytes: Uint8Array, at: number): { name: string; end: number } {
  let end = at + 1;
  while (isRegular(bytes[end])) end += 1;
  return { name: decodedName(latin1(bytes, at + 1, end)), end };
}

/**
 * Reads objects of a PDF wherever it is told to begin, as leniently as viewers do: what is malformed is passed over,
 * and what stands in it is read all the same. Throws `TooDeep`.
 */
export class ObjectReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** Where it goes on. */
  get position(): number {
    return this.at;
  }

  next(): Value {
    const value = this.value(0);
    return value instanceof Keyword ? undefined : value;
  }

  /** Passes over this word if it comes next. */
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
      // Of a key that is no name a viewer may make whatever it likes: what it holds is kept under a key of nobody.
      if (!(key instanceof Name)) {
        if (!(key instanceof Keyword)) entries.set(`\n${entries.size}`, key);
        continue;
      }
      const before = this.at;
      const value = this.value(depth + 1);
      if (value instanceof Keyword) {
        if (value.text === '>>' || ENDS_EVERYTHING.includes(value.text)) this.at = before;
        // Of a key that comes twice viewers take one or the other.
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

  /** A number, or with another one and an R behind it a reference. */
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

  /** White space and comments, which may stand between any two tokens. */
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

  /** `(…)` with brackets in brackets; `\(` is none. */
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

  /** Reads pairs of digits: an odd last one is followed by a zero, and other characters are skipped. */
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

/** Keeps all values of a repeated key in one list: one viewer takes the first of them, another the last. */
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
