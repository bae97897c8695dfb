import type { XmlFault } from '../../domain/media/office/word-parts.ts';
import { type Units, XmlUnits } from './xml-units.ts';

/** Takes what a scanner finds, in the order of the file. Names have no prefix, attributes their whole name. */
export interface XmlSink {
  /** Whether the scanner hands over the text between tags at present. */
  readonly readsText: boolean;
  /** Whether the attributes of elements with this name are of use. Others are passed over and not told of. */
  wants(name: string): boolean;
  start(name: string, attributes: ReadonlyMap<string, string>): void;
  end(name: string): void;
  /** A piece of text or of CDATA as it is written; one text may come in several. */
  text(piece: string): void;
}

/**
 * In which the letters of a tag are the bytes of ASCII. UTF-16 is told by its bytes and not by its name, which programs
 * also write in front of UTF-8.
 */
const READABLE_ENCODING = /^(?:utf-8|utf-16|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i;
const DECLARED_ENCODING = /\sencoding\s{0,9}=\s{0,9}["']([^"']*)["']/;
const MAX_DECLARATION = 1024;
const MAX_NAME = 1024;
const MAX_VALUE = 64 * 1024;

const [GREATER, LESS, SLASH, EQUALS, BANG, QUESTION] = [0x3e, 0x3c, 0x2f, 0x3d, 0x21, 0x3f];
const [DOUBLE, SINGLE, DASH, BRACKET] = [0x22, 0x27, 0x2d, 0x5d];
const isWhite = (unit: number | undefined): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
const endsName = (unit: number | undefined): boolean =>
  isWhite(unit) || unit === GREATER || unit === SLASH || unit === EQUALS || unit === LESS || unit === 0;

type State =
  | 'beginning'
  | 'no-xml'
  | 'text'
  | 'open'
  | 'name'
  | 'between'
  | 'attribute'
  | 'equals'
  | 'quote'
  | 'value'
  | 'end-tag'
  | 'declaration'
  | 'comment'
  | 'cdata'
  | 'instruction';

/** Mark, and its count, in front of the `>` that ends a comment, a CDATA section or an instruction. */
const ENDS: Readonly<Record<'comment' | 'cdata' | 'instruction', readonly [mark: number, count: number]>> = {
  comment: [DASH, 2],
  cdata: [BRACKET, 2],
  instruction: [QUESTION, 1],
};

/**
 * Takes XML apart chunk after chunk and never looks back: its time grows with the input alone, and it keeps no more
 * than one name and one value. It asks neither whether tags match nor whether namespaces exist.
 */
export class XmlScanner {
  private state: State = 'beginning';
  private readonly units = new XmlUnits();
  private name = '';
  private attribute = '';
  private value = '';
  private quote = 0;
  private marks = 0;
  /** Text of the XML declaration, which can only be the first instruction; undefined once there can be no other. */
  private declaration: string | undefined = '';
  private attributes: Map<string, string> | undefined;
  private isEmptyTag = false;
  fault: XmlFault | undefined;

  constructor(private readonly sink: XmlSink) {}

  /** Whether it is XML, as its first letter tells: undefined before that. */
  get isXml(): boolean | undefined {
    return this.state === 'beginning' ? undefined : this.state !== 'no-xml';
  }

  push(chunk: Uint8Array): void {
    if (this.state === 'no-xml' || this.fault) return;
    this.take(this.units.of(chunk));
  }

  /** To be called behind the last chunk. */
  close(): void {
    this.take(this.units.rest());
    if (this.state === 'beginning') this.state = 'no-xml';
    if (this.state !== 'no-xml' && this.state !== 'text') this.fault ??= 'malformed';
  }

  private take(units: Units): void {
    for (let at = 0; at < units.length && !this.fault; ) at = this.step(units, at);
  }

  private step(units: Units, at: number): number {
    const unit = units[at]!;
    switch (this.state) {
      case 'beginning':
        if (isWhite(unit)) return at + 1;
        this.state = unit === LESS ? 'text' : 'no-xml';
        return at;
      case 'no-xml':
        return units.length;
      case 'text':
        return this.readText(units, at);
      case 'open':
        return this.open(unit, at);
      case 'name':
        return this.readName(units, at);
      case 'between':
        return this.between(unit, at);
      case 'attribute':
        return this.readAttribute(units, at);
      case 'equals':
        if (unit === EQUALS) this.state = 'quote';
        else if (!isWhite(unit)) this.fault = 'malformed';
        return at + 1;
      case 'quote':
        if (unit === DOUBLE || unit === SINGLE) [this.state, this.quote, this.value] = ['value', unit, ''];
        else if (!isWhite(unit)) this.fault = 'malformed';
        return at + 1;
      case 'value':
        return this.readValue(units, at);
      case 'end-tag':
        return this.readEndTag(units, at);
      case 'declaration':
        return this.declare(unit, at);
      default:
        return this.passOver(this.state, units, at);
    }
  }

  private readText(units: Units, at: number): number {
    const end = indexOrEnd(units, LESS, at);
    if (this.sink.readsText && end > at) this.sink.text(textOf(units, at, end));
    if (end < units.length) this.state = 'open';
    return end + 1;
  }

  private open(unit: number, at: number): number {
    this.name = '';
    if (unit === SLASH) this.state = 'end-tag';
    else if (unit === BANG) this.state = 'declaration';
    else if (unit === QUESTION) this.state = 'instruction';
    else {
      this.state = 'name';
      return at;
    }
    // Behind the first tag, comment or instruction there is no declaration any more.
    if (unit !== QUESTION) this.declaration = undefined;
    return at + 1;
  }

  private readName(units: Units, at: number): number {
    const end = nameEnd(units, at);
    this.name += this.taken(units, at, end, this.name, MAX_NAME);
    if (end === units.length) return end;
    if (this.name === '') this.fault = 'malformed';
    this.declaration = undefined;
    this.name = local(this.name);
    this.attributes = this.sink.wants(this.name) ? new Map() : undefined;
    [this.state, this.isEmptyTag] = ['between', false];
    return end;
  }

  private between(unit: number, at: number): number {
    if (isWhite(unit)) return at + 1;
    if (unit === GREATER) {
      if (this.attributes) this.sink.start(this.name, this.attributes);
      if (this.isEmptyTag) this.sink.end(this.name);
      this.state = 'text';
      return at + 1;
    }
    if (this.isEmptyTag) this.fault = 'malformed';
    if (unit === SLASH) {
      this.isEmptyTag = true;
      return at + 1;
    }
    [this.state, this.attribute] = ['attribute', ''];
    return at;
  }

  private readAttribute(units: Units, at: number): number {
    const end = nameEnd(units, at);
    this.attribute += this.taken(units, at, end, this.attribute, MAX_NAME);
    if (end === units.length) return end;
    if (this.attribute === '') this.fault = 'malformed';
    this.state = 'equals';
    return end;
  }

  private readValue(units: Units, at: number): number {
    const end = indexOrEnd(units, this.quote, at);
    if (this.attributes) this.value += this.taken(units, at, end, this.value, MAX_VALUE);
    if (end === units.length) return end;
    if (this.attributes?.has(this.attribute)) this.fault = 'malformed';
    this.attributes?.set(this.attribute, this.value);
    this.state = 'between';
    return end + 1;
  }

  private readEndTag(units: Units, at: number): number {
    const end = indexOrEnd(units, GREATER, at);
    this.name += this.taken(units, at, end, this.name, MAX_NAME);
    if (end === units.length) return end;
    this.sink.end(local(this.name.trimEnd()));
    this.state = 'text';
    return end + 1;
  }

  /** Behind `<!`: a comment, CDATA or a document type. */
  private declare(unit: number, at: number): number {
    this.name += String.fromCharCode(unit);
    this.marks = 0;
    if (this.name === '--') this.state = 'comment';
    else if (this.name === '[CDATA[') this.state = 'cdata';
    else if (this.name.length === 7) this.fault = /doctype/i.test(this.name) ? 'doctype' : 'malformed';
    return at + 1;
  }

  private passOver(kind: keyof typeof ENDS, units: Units, at: number): number {
    const [mark, count] = ENDS[kind];
    let end = at;
    while (end < units.length && !(units[end] === GREATER && this.marks >= count)) {
      this.marks = units[end] === mark ? this.marks + 1 : 0;
      end += 1;
    }
    // The marks of its own end may be among them: a bracket less than there was hides no word.
    if (kind === 'cdata' && this.sink.readsText) this.sink.text(textOf(units, at, end).replaceAll(']', ''));
    if (kind === 'instruction' && this.declaration !== undefined)
      this.declaration += this.taken(units, at, end, this.declaration, MAX_DECLARATION);
    if (end === units.length) return end;
    if (kind === 'instruction') this.judgeDeclaration();
    [this.state, this.marks] = ['text', 0];
    return end + 1;
  }

  private judgeDeclaration(): void {
    const declared = /^xml\s/.test(this.declaration ?? '') && DECLARED_ENCODING.exec(this.declaration ?? '')?.[1];
    this.declaration = undefined;
    if (typeof declared !== 'string') return;
    if (!READABLE_ENCODING.test(declared)) this.fault = 'encoding';
  }

  /** The letters of a name or a value, unless it grows beyond the limit. */
  private taken(units: Units, start: number, end: number, before: string, limit: number): string {
    if (before.length + end - start <= limit) return textOf(units, start, end);
    this.fault = 'too-long';
    return '';
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function indexOrEnd(units: Units, unit: number, at: number): number {
  const found = units.indexOf(unit, at);
  return found === -1 ? units.length : found;
}

function nameEnd(units: Units, at: number): number {
  let end = at;
  while (end < units.length && !endsName(units[end])) end += 1;
  return end;
}

const MAX_ARGUMENTS = 4096;

/** A name is put together faster letter by letter. */
const SHORT = 24;

function textOf(units: Units, start: number, end: number): string {
  let text = '';
  if (end - start <= SHORT) {
    for (let at = start; at < end; at += 1) text += String.fromCharCode(units[at]!);
    return text;
  }
  for (let at = start; at < end; at += MAX_ARGUMENTS)
    text += String.fromCharCode(...units.subarray(at, Math.min(end, at + MAX_ARGUMENTS)));
  return text;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities of a text. Without a document type only predefined ones exist; others stay as written. */
export const decodedEntities = (written: string): string =>
  written.replace(/&(?:#0*(\d{1,7})|#x0*([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTITIES[name as string] ?? whole;
  });
