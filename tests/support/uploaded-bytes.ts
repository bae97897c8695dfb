import { faultOfWord97 } from '../../src/adapters/office/word-97.ts';
import { faultOfWordPackage } from '../../src/adapters/office/word-package.ts';
import { faultOfPdf } from '../../src/adapters/pdfium/active-content.ts';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import { once } from '../../src/domain/media/bytes.ts';
import type { ArchiveEntry, Bytes } from '../../src/domain/media/ports.ts';
import { readName } from '../../src/uploads/folder/folder-name.ts';
import { MAX_TIMED_TEXT_BYTES } from '../../src/wire/timed-text/faults.ts';
import { readTimedText } from '../../src/wire/timed-text/timed-text.ts';
import { pieces } from './pieces.ts';
import { docxParts, makeDoc } from './word.ts';

const MIB = 1024 * 1024;
/** What unpacking hands over at a time. */
const PIECE_BYTES = 64 * 1024;

/** One parser of what people upload, and what its grammar is made of. */
export interface UploadedBytes {
  readonly name: string;
  /** The largest input that reaches it. */
  readonly maxBytes: number;
  /** It runs in the process that reads documents, which is ended when it takes too long. */
  readonly isFenced?: boolean;
  /** In latin1, as `fragments` are. */
  readonly before?: string;
  readonly after?: string;
  readonly fragments: readonly string[];
  parse(bytes: Buffer): unknown;
}

const readOf =
  (bytes: Buffer) =>
  async ({ first, last }: ByteRange): Promise<Bytes> =>
    once(bytes.subarray(first, last + 1));

const number = (write: (bytes: Buffer) => void): string => {
  const bytes = Buffer.alloc(4);
  write(bytes);
  return bytes.toString('latin1');
};
const word = (value: number): string => number((bytes) => bytes.writeUInt32LE(value));
const big = (value: number): string => number((bytes) => bytes.writeUInt32BE(value));

/** Captions in SubRip, chapters in WebVTT: both grammars of cues, times and tags. */
const MARKUP = ['<', '<font', '<font color="', '</', '<c.', '<v ', '<b>', '<00:00:01.000>', '{', '{\\', '{\\an8}', '}'];
const TEXT = ['&', '&amp', '&amp;', '&#', '&#x41;', '\xc3\xa9', '\xff', '\0', ' ', '\t', '\n', '\r', '\r\n', '\n\n'];
const CUES = ['-->', '00:00:01.000 --> ', '1\n', 'NOTE a\n\n', 'STYLE\n', 'REGION\nid:a\n\n', 'WEBVTT\n'];
const CUE = (mark: string) => `00:00:01${mark}000 --> 00:00:02${mark}000\na\n\n`;

const timedText = (kind: 'captions' | 'chapters', fileName: string, before: string): UploadedBytes => ({
  name: `${kind} of ${fileName}`,
  maxBytes: MAX_TIMED_TEXT_BYTES,
  before,
  fragments: [...MARKUP, ...TEXT, ...CUES, CUE(','), CUE('.')],
  parse: (bytes) => readTimedText(kind, fileName, bytes),
});

/** A part of a package that is not packed well enough to be a bomb. */
async function* entriesOf(parts: readonly { name: string; content: Buffer }[]): AsyncGenerator<ArchiveEntry> {
  for (const { name, content } of parts)
    yield {
      name,
      packedBytes: content.length,
      unpackedBytes: content.length,
      unpack: () => pieces(content, PIECE_BYTES),
    };
}

const XML = ['<', '</', '<a', '<a>', '<a/>', '<a ', ' b=', ' b="', '"', "'", '>', '/>', '<!--', '-->', '<!-- - ', '<?'];
const MORE_XML = ['<![CDATA[', ']]>', '&lt;', '&', '<!', '<!DOCTYPE', 'xmlns:w="x" ', 'w:', '\n', ' ', 'a'];
const FIELDS = [
  '<instrText ',
  '<w:instrText>',
  '<w:instrText>D',
  '<w:instrText>DDE</w:instrText>',
  '<w:fldSimple w:instr="',
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:fldChar w:fldCharType="end"/>',
];
const INDEX = ['<Override PartName="/a" ContentType="b"/>', '<Relationship Id="a" Type="b" Target="c"/>'];

/** The part of this name holds the fragments, and the others are as Word writes them. */
const wordPart = (
  part: string,
  maxBytes: number,
  before: string,
  fragments: readonly string[],
  where = '',
): UploadedBytes => ({
  name: `${part} of a DOCX${where}`,
  maxBytes,
  before,
  fragments,
  parse: (bytes) =>
    faultOfWordPackage(
      entriesOf(
        docxParts().map(({ name, content }) => ({ name, content: name === part ? bytes : Buffer.from(content) })),
      ),
    ),
});

/** A document of Word 97 whose sectors after the first are made of these words. */
const doc97: UploadedBytes = {
  name: 'a DOC',
  maxBytes: 64 * MIB,
  before: makeDoc({ more: ['a', 'b/c'] }).toString('latin1'),
  fragments: [0, 1, 2, 0xfffffffe, 0xfffffffd, 0xffffffff].map(word),
  parse: (bytes) => {
    // All sectors that there are belong to the table, and its list goes on through the whole file.
    bytes.writeUInt32LE(10, 68);
    for (let slot = 1; slot < 109; slot += 1) bytes.writeUInt32LE(slot + 8, 76 + slot * 4);
    return faultOfWord97(bytes.length, readOf(bytes));
  },
};

const ENTRY = `PK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}a`;
const zipped: UploadedBytes = {
  name: 'the directory of a package',
  maxBytes: 64 * MIB,
  // Of one archive, whose directory begins at its first byte.
  after: `PK\x05\x06\0\0\0\0\xff\xff\xff\xff${word(0x7fff)}${word(0)}\0\0`,
  fragments: [ENTRY, 'PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', 'PK\x06\x06', 'PK\x06\x07', 'PK', '\0', '\xff'],
  parse: (bytes) =>
    faultOfWordPackage(new YauzlArchiveInspector().entriesOf(bytes.length, readOf(bytes))).catch(() => undefined),
};

const PDF = ['<<', '>>', '[', ']', '(', ')', '((', '\\', '\\(', '<', '<4', '>', '%', '% \n', '/', '/A', '/#', '/#4a'];
const OBJECTS = ['1 0 obj', '1 0 obj<<', 'endobj ', 'stream\n', 'endstream ', '1 0 R ', 'xref\n', 'trailer<<', '0 '];
const STREAMS = [
  '1 0 obj<</Type/ObjStm/N 9/First 9>>stream\n',
  '1 0 obj<</Length 2 0 R/Filter/FlateDecode>>stream\nx\nendstream endobj ',
  '<</JS(',
  '/JavaScript ',
  '/AA<<',
  '/Encrypt ',
];

const box = (type: string, bytes = 8, more = ''): string => `${big(bytes)}${type}${more}`;
const BOXES = ['free', 'moov', 'moof', 'mdat', 'trak', 'mdia', 'stsd', 'sidx', 'traf', 'tfhd', 'trun', 'tkhd'];
const FTYP = box('ftyp', 16, 'isom\0\0\0\0');
const video = (
  name: string,
  contentType: string,
  grammar: Pick<UploadedBytes, 'before' | 'after' | 'fragments'>,
): UploadedBytes => ({
  name,
  maxBytes: 32 * MIB,
  ...grammar,
  parse: (bytes) => new VideoHeaderReader().headersOf({ contentType, bytes: bytes.length }, readOf(bytes)),
});

/** A Segment whose length nobody knows, without an index: its last time is looked for at its end. */
const SEGMENT = '\x1a\x45\xdf\xa3\x80\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff';
const ELEMENTS = [
  '\x1f\x43\xb6\x75\x84\xe7\x82\0\0',
  '\x1f\x43\xb6\x75\xff\xe7\x81\0\0\0',
  '\x1f\x43\xb6\x75\x01\xff\xff\xff\xff\xff\xff\xff',
  '\x1f\x43\xb6\x75',
  '\x1f\x43\xb6\x75\x80',
  '\xa3\x84\x81\0\0\0',
  '\xa0\x80',
  '\xa0\xff',
  '\xe7\x81\x01',
  '\xec\x80',
  '\x15\x49\xa9\x66\x80',
  '\x16\x54\xae\x6b\x80',
  '\x16\x54\xae\x6b\xff',
  '\x1c\x53\xbb\x6b\x80',
  '\x11\x4d\x9b\x74\x80',
  '\xae\x80',
  '\x01',
  '\0',
];
const CHUNKS = [
  'LIST\x04\0\0\0hdrl',
  'LIST\x04\0\0\0movi',
  'JUNK\0\0\0\0',
  'avih\0\0\0\0',
  'strh\0\0\0\0',
  '\0',
  'LIST',
];

const NAMES = [
  'Day 1 ',
  'Module 1 - ',
  'Module',
  '1',
  '1 ',
  '01.',
  'Week_1_Day_1 ',
  ' ',
  '_',
  '-',
  '—',
  '.',
  '(1) ',
  'é',
];

/** Everything that reads bytes which somebody uploaded, and that is our own code. */
export const UPLOADED_BYTES: readonly UploadedBytes[] = [
  timedText('captions', 'a.srt', `1\n00:00:01,000 --> 00:00:02,000\n`),
  timedText('captions', 'a.vtt', `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n`),
  timedText('chapters', 'b.vtt', `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n`),
  wordPart('word/document.xml', 64 * MIB, '<w:document>', [...XML, ...MORE_XML, ...FIELDS]),
  wordPart('word/document.xml', 64 * MIB, '<w:document><![CDATA[', ['x]', ']', ']>'], ', in CDATA'),
  wordPart('word/document.xml', 64 * MIB, '<w:document><!--', ['- ', 'x', '->'], ', in a comment'),
  wordPart('[Content_Types].xml', MIB, '<Types>', [...XML, ...INDEX]),
  wordPart('word/_rels/document.xml.rels', MIB, '<Relationships>', [...XML, ...INDEX]),
  doc97,
  zipped,
  {
    name: 'a PDF',
    maxBytes: 64 * MIB,
    isFenced: true,
    before: '%PDF-1.7\n1 0 obj<<',
    after: '\n%%EOF',
    fragments: [...PDF, ...OBJECTS, ...STREAMS],
    parse: (bytes) => faultOfPdf(bytes),
  },
  video('an MP4', 'video/mp4', {
    before: FTYP,
    fragments: [...BOXES.map((type) => box(type)), box('free', 0), box('free', 1), box('moov', 0x7fffffff), '\0'],
  }),
  video('the index of an MP4', 'video/mp4', {
    before: `${FTYP}${box('moov', 0)}${box('trak', 0x7fffffff)}`,
    fragments: [...BOXES.map((type) => box(type)), box('mdia', 0x7fffffff), '\0'],
  }),
  video('a WebM without its length', 'video/webm', { before: SEGMENT, fragments: ELEMENTS }),
  video('an AVI', 'video/x-msvideo', { before: `RIFF${word(0x7fffffff)}AVI `, fragments: CHUNKS }),
  {
    name: 'the name of a folder',
    maxBytes: 4096,
    fragments: NAMES.map((name) => Buffer.from(name).toString('latin1')),
    parse: (bytes) => readName(bytes.toString()),
  },
];
