import type { DomainError } from '../../domain/kernel/errors.ts';
import { hasFetchingField, loadsFromElsewhere, tooDemanding } from '../../domain/media/office/office-errors.ts';
import { isFetchingField } from '../../domain/media/office/word-fields.ts';
import type { FoundPart } from '../../domain/media/office/word-parts.ts';
import { isOnServer, leadsElsewhere } from '../../domain/media/office/word-targets.ts';
import { FieldReader } from './field-reader.ts';
import { decodedEntities, XmlScanner, type XmlSink } from './xml-scanner.ts';

/** Receives the XML of a part and reports its fault. */
export interface PartSink extends XmlSink {
  /** Why the document is refused, as far as it was read. */
  readonly fault: DomainError | undefined;
  /** To be called behind the last chunk. */
  close(): void;
}

/** Number of first bytes that tell the kind of a file. */
const KIND_BYTES = 4;

/** Reads a part chunk after chunk and keeps none of it: checks the first bytes of a picture, and scans XML. */
export class PartReader {
  private readonly scanner: XmlScanner;
  private readonly first = new Uint8Array(KIND_BYTES);
  bytes = 0;

  constructor(private readonly sink: PartSink) {
    this.scanner = new XmlScanner(sink);
  }

  get isXml(): boolean {
    return this.scanner.isXml === true;
  }

  push(chunk: Uint8Array): void {
    if (this.bytes < KIND_BYTES) this.first.set(chunk.subarray(0, KIND_BYTES - this.bytes), this.bytes);
    this.bytes += chunk.length;
    this.scanner.push(chunk);
  }

  close(): FoundPart {
    this.scanner.close();
    this.sink.close();
    const { bytes, isXml } = this;
    return { bytes, isXml, fault: isXml ? this.scanner.fault : undefined, kind: fileKind(this.first) };
  }
}

/** Detects the file type of a part by its signature. */
function fileKind(first: Uint8Array): FoundPart['kind'] {
  const begins = (...bytes: number[]): boolean => bytes.every((byte, index) => first[index] === byte);
  if (begins(0x50, 0x4b, 3, 4)) return 'archive';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'compound';
  return begins(0x4d, 0x5a) || begins(0x7f, 0x45, 0x4c, 0x46) ? 'program' : undefined;
}

const FIELD_TEXTS: readonly string[] = ['instrText', 'delInstrText'];
/** VML elements that can reference a picture by address. */
const PICTURES: readonly string[] = ['imagedata', 'fill', 'stroke', 'image'];
/** Elements of a mail merge that name its data source. */
const SOURCES: readonly string[] = ['connectString', 'udl'];
const WANTED = new Set([...FIELD_TEXTS, ...PICTURES, ...SOURCES, 'fldChar', 'fldSimple']);

/** Finds active content in the text of a part: fields, linked pictures and data sources. */
export class ContentSink implements PartSink {
  private readonly fields = new FieldReader();
  readsText = false;
  private loads = false;

  wants(name: string): boolean {
    return WANTED.has(name);
  }

  start(name: string, attributes: ReadonlyMap<string, string>): void {
    if (FIELD_TEXTS.includes(name)) this.readsText = true;
    else if (name === 'fldChar') for (const type of valuesOf(attributes, 'fldCharType')) this.turn(type);
    else if (name === 'fldSimple')
      this.fields.isFetching ||= valuesOf(attributes, 'instr').some((text) => isFetchingField(text));
    else if (PICTURES.includes(name))
      this.loads ||= [...valuesOf(attributes, 'src'), ...valuesOf(attributes, 'href')].some(leadsElsewhere);
    else this.loads ||= valuesOf(attributes, 'val').some(isOnServer);
  }

  end(name: string): void {
    if (FIELD_TEXTS.includes(name)) this.readsText = false;
  }

  text(piece: string): void {
    this.fields.text(piece);
  }

  close(): void {
    this.fields.close();
  }

  get fault(): DomainError | undefined {
    if (this.fields.isTooDeep) return tooDemanding();
    if (this.fields.isFetching) return hasFetchingField();
    return this.loads ? loadsFromElsewhere() : undefined;
  }

  private turn(type: string): void {
    if (type === 'begin') this.fields.begin();
    else if (type === 'separate') this.fields.separate();
    else if (type === 'end') this.fields.end();
  }
}

/** Values by local name: the author chooses namespace prefixes, and with two it is unknown which one Word takes. */
const valuesOf = (attributes: ReadonlyMap<string, string>, wanted: string): string[] =>
  [...attributes]
    .filter(([name]) => name === wanted || name.endsWith(`:${wanted}`))
    .map(([, value]) => decodedEntities(value));
