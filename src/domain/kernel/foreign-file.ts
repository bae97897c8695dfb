/** Bytes at either end of an archive, where the names of its files are. */
const END_BYTES = 64 * 1024;
const BEGIN_BYTES = 200;

/** Signature at the beginning of a file, and a text that it contains: names inside an archive tell its format. */
interface ForeignFile {
  readonly begin: RegExp;
  readonly holds?: string;
  readonly sentence: string;
}

const AS_CSV = 'Open it, save it as “CSV UTF-8”, and choose that file.';
const AS_AIKEN = 'In Moodle, export the questions as Aiken, and choose that file.';
const AS_TEXT = 'Copy its text, and paste it here.';
const ARCHIVE = /^PK\x03\x04/;
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|quiz)\b/i;

/** The first that fits counts. */
const FOREIGN: readonly ForeignFile[] = [
  { begin: ARCHIVE, holds: 'xl/workbook', sentence: `This is an Excel file (XLSX). ${AS_CSV}` },
  { begin: ARCHIVE, holds: 'word/document', sentence: `This is a Word file (DOCX). ${AS_TEXT}` },
  { begin: ARCHIVE, holds: 'opendocument.spreadsheet', sentence: `This is an OpenDocument table (ODS). ${AS_CSV}` },
  { begin: ARCHIVE, holds: 'opendocument.text', sentence: `This is an OpenDocument text (ODT). ${AS_TEXT}` },
  { begin: ARCHIVE, sentence: 'This is a ZIP archive. Extract it, and choose the file inside.' },
  { begin: /^\xd0\xcf\x11\xe0/, sentence: `This is an Office file with a password, or an old one. ${AS_CSV}` },
  { begin: /^%PDF-/, sentence: `This is a PDF. ${AS_TEXT}` },
  { begin: /^\{\\rtf/, sentence: `This is a rich text file (RTF). ${AS_TEXT}` },
  {
    begin: MARKUP,
    holds: '<quiz',
    sentence: `This is a Moodle XML file. ${AS_AIKEN}`,
  },
  { begin: MARKUP, sentence: 'This is an XML or HTML file. Save it as “CSV UTF-8” or as text.' },
];

/** Names the format of a file that is neither table nor text, with advice; undefined for others. Reads its ends. */
export function foreignFile(bytes: Uint8Array): string | undefined {
  const begin = lettersOf(bytes.subarray(0, BEGIN_BYTES));
  const likely = FOREIGN.filter((one) => one.begin.test(begin));
  if (likely.length === 0) return undefined;
  const ends = lettersOf(bytes.subarray(0, END_BYTES)) + lettersOf(bytes.subarray(-END_BYTES));
  return likely.find(({ holds = '' }) => ends.includes(holds))?.sentence;
}

/** One letter for each byte. */
const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const GIFT = /^\s*(?:\$CATEGORY:|::[^:\n]*::)|\{\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*\})/;
const MAX_LOOK = 100_000;

/** Names questions in Moodle's own notation, which are text; for a text in which no question of ours was found. */
export const foreignText = (text: string): string | undefined =>
  GIFT.test(text.slice(0, MAX_LOOK)) ? `This is a GIFT file. ${AS_AIKEN}` : undefined;
