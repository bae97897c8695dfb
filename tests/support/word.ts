import { zip } from './zip.ts';

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const WORDPROCESSING = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface DocxRequest {
  /** More entries of the content types, and in place of what is there. */
  readonly types?: string;
  readonly mainType?: string;
  /** Relationships of the main part: the end of the type, the target, and whether it is outside. */
  readonly relations?: readonly (readonly [type: string, target: string, mode?: 'External'])[];
  /** Parts beside the usual ones. */
  readonly parts?: Readonly<Record<string, string>>;
  /** As XML, in place of ours. */
  readonly typesXml?: string;
  readonly relationsXml?: string;
}

/** The parts of a DOCX as Word writes it, as few as there can be, and what a test adds to them. */
export function docxParts({
  types = '',
  mainType = `${WORDPROCESSING}.document.main+xml`,
  relations = [],
  parts = {},
  typesXml,
  relationsXml,
}: DocxRequest = {}): { name: string; content: string }[] {
  const relation = ([type, target, mode]: readonly [string, string, string?], index: number): string =>
    `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;
  const list = (all: readonly (readonly [string, string, string?])[]): string =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${RELATIONS}">${all.map(relation).join('')}</Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      content:
        typesXml ??
        `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${mainType}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: list([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: '<w:document/>' },
    { name: 'word/_rels/document.xml.rels', content: relationsXml ?? list(relations) },
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
  ];
}

export const makeDocx = (holds: DocxRequest = {}): Buffer => zip(docxParts(holds));

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

export interface DocRequest {
  /** The name of the stream that Word's own document lies in. */
  readonly main?: string;
  readonly isEncrypted?: boolean;
  /** The first two bytes of Word's stream, which tell its format; those of Word 97. */
  readonly mark?: number;
  readonly template?: string;
  /** Where the list of a form letter lies. */
  readonly source?: string;
  /** The letters of the document, in pieces; `\u0013` begins a field, `\u0014` what it came to, `\u0015` ends it. */
  readonly text?: readonly string[];
  /** Where a picture comes from that a shape is filled with, and whether it is fetched from there. */
  readonly picture?: { readonly name: string; readonly isLinked: boolean };
  /** Streams beside Word's own, by name; `storage/stream` for one in a storage. */
  readonly more?: readonly string[];
  /** Storages without anything in them. */
  readonly empty?: readonly string[];
}

interface Entry {
  name: string;
  kind: 1 | 2 | 5;
  content?: Buffer;
  child?: number;
  sibling?: number;
}

/** A compound file of Word 97 with one sector table: enough for what looks at its directory and its head. */
export function makeDoc({
  main = 'WordDocument',
  isEncrypted = false,
  mark = 0xa5ec,
  template = 'Normal.dotm',
  source = '',
  text = ['Enamel\r'],
  picture,
  more = [],
  empty = [],
}: DocRequest = {}): Buffer {
  const names = Buffer.concat([
    ...[0xffff, 10, 0].map(short),
    ...['', template, '', '', '', '', '', '', source, ''].flatMap((text) => [
      short(text.length),
      Buffer.from(text, 'utf16le'),
    ]),
  ]);
  const document = Buffer.alloc(4096);
  document.writeUInt16LE(mark, 0);
  document.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
  document.writeUInt32LE(600, 0x19a);
  document.writeUInt32LE(names.length, 0x19e);
  const table = Buffer.alloc(4096);
  names.copy(table, 600);
  const store = (at: number, place: number, content: Buffer): void => {
    document.writeUInt32LE(place, at);
    document.writeUInt32LE(content.length, at + 4);
    content.copy(table, place);
  };
  store(0x1a2, 1600, writtenPieces(document, text));
  if (picture) store(0x22a, 2600, drawing(picture));

  const entries: Entry[] = [{ name: 'Root Entry', kind: 5 }];
  const add = (parent: number, entry: Entry): number => {
    const index = entries.push(entry) - 1;
    const holder = entries[parent]!;
    if (holder.child !== undefined) entry.sibling = holder.child;
    holder.child = index;
    return index;
  };
  add(0, { name: main, kind: 2, content: document });
  add(0, { name: '1Table', kind: 2, content: table });
  for (const name of empty) add(0, { name, kind: 1 });
  for (const path of more) {
    const [first = '', second] = path.split('/');
    if (second === undefined) add(0, { name: first, kind: 2, content: Buffer.alloc(4096) });
    else add(add(0, { name: first, kind: 1 }), { name: second, kind: 2, content: Buffer.alloc(4096) });
  }
  return written(entries);
}

/** Puts the letters into the document, every other piece in letters of two bytes, and answers the table of them. */
function writtenPieces(document: Buffer, pieces: readonly string[]): Buffer {
  let place = 1024;
  let letters = 0;
  const starts = [long(0)];
  const rows = pieces.map((piece, index) => {
    const isWide = index % 2 === 1;
    const start = place;
    place += document.write(piece, place, isWide ? 'utf16le' : 'latin1');
    letters += piece.length;
    starts.push(long(letters));
    return Buffer.concat([short(0), long(isWide ? start : start * 2 + 0x40000000), short(0)]);
  });
  const table = Buffer.concat([...starts, ...rows]);
  // In front of it what was noted for a piece.
  return Buffer.concat([Buffer.from([1, 2, 0, 9, 9, 2]), long(table.length), table]);
}

/** Of one shape, behind the container of what all drawings share. */
function drawing({ name, isLinked }: NonNullable<DocRequest['picture']>): Buffer {
  const letters = Buffer.from(`${name}\0`, 'utf16le');
  const properties = Buffer.concat([
    short(0xc105),
    long(letters.length),
    short(0x106),
    long(isLinked ? 0x0a : 0x02),
    letters,
  ]);
  const list = Buffer.concat([short(0x23), short(0xf00b), long(properties.length), properties]);
  const shape = Buffer.concat([short(0x0f), short(0xf004), long(list.length), list]);
  const shared = Buffer.concat([short(0x0f), short(0xf000), long(0)]);
  return Buffer.concat([shared, Buffer.from([0]), short(0x0f), short(0xf002), long(shape.length), shape]);
}

function written(entries: readonly Entry[]): Buffer {
  const next: number[] = [0xfffffffd];
  const sectors: Buffer[] = [Buffer.alloc(SECTOR)];
  const store = (content: Buffer): number => {
    const first = sectors.length;
    for (let at = 0; at < content.length; at += SECTOR) {
      sectors.push(Buffer.concat([content.subarray(at, at + SECTOR), Buffer.alloc(SECTOR)]).subarray(0, SECTOR));
      next.push(at + SECTOR < content.length ? sectors.length : END);
    }
    return first;
  };
  const records = entries.map(({ name, kind, content, child = FREE, sibling = FREE }) => {
    const record = Buffer.alloc(128);
    record.write(name, 0, 'utf16le');
    record.writeUInt16LE(name.length * 2 + 2, 64);
    record.writeUInt8(kind, 66);
    record.writeUInt32LE(FREE, 68);
    record.writeUInt32LE(sibling, 72);
    record.writeUInt32LE(child, 76);
    record.writeUInt32LE(content ? store(content) : END, 116);
    record.writeUInt32LE(content?.length ?? 0, 120);
    return record;
  });
  const directory = store(Buffer.concat(records));
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1) header.writeUInt32LE(index === 0 ? 0 : FREE, 76 + index * 4);
  const [table] = sectors;
  for (let slot = 0; slot < SECTOR / 4; slot += 1) table!.writeUInt32LE(next[slot] ?? FREE, slot * 4);
  return Buffer.concat([header, ...sectors]);
}

const short = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
