import { deflateSync } from 'node:zlib';

/** One indirect object: its dictionary or value, and the bytes of its stream where it is one. */
interface PdfObject {
  readonly body: string;
  readonly stream?: Buffer;
}

export interface PdfRequest {
  /** What is written on each page; a page may also bring its own operators. */
  readonly pages?: readonly string[];
  readonly content?: (page: number) => Buffer;
  readonly size?: readonly [width: number, height: number];
  readonly title?: string;
  /** Entries of the catalogue, such as /OpenAction. */
  readonly catalog?: string;
  /** Objects that the entries refer to, numbered from 4. */
  readonly more?: readonly PdfObject[];
  /** Entries of each page's dictionary. */
  readonly page?: string;
  /** Entries of the trailer. */
  readonly trailer?: string;
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const written = (text: string): Buffer => latin1(`BT /F1 24 Tf 72 700 Td (${escaped(text)}) Tj ET`);

/**
 * A whole PDF with a classic table of references, as small as its input. Object 1 is the catalogue, 2 the pages, 3 the
 * font.
 */
export function makePdf({
  pages = ['Cusp'],
  content,
  size = [595, 842],
  title,
  catalog = '',
  more = [],
  page = '',
  trailer = '',
}: PdfRequest = {}): Buffer {
  const objects: PdfObject[] = [];
  const firstPage = 4 + more.length;
  const numbers = pages.map((_, index) => firstPage + index * 2);
  objects.push({ body: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>` });
  objects.push({
    body: `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /F1 3 0 R >> >> >>`,
  });
  objects.push({ body: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' });
  objects.push(...more);
  for (const [index, text] of pages.entries()) {
    objects.push({ body: `<< /Type /Page /Parent 2 0 R /Contents ${firstPage + index * 2 + 1} 0 R ${page} >>` });
    objects.push({ body: '<<', stream: content?.(index) ?? written(text) });
  }
  if (title !== undefined) objects.push({ body: `<< /Title (${escaped(title)}) >>` });
  return assembled(objects, `/Root 1 0 R ${title === undefined ? '' : `/Info ${objects.length} 0 R`} ${trailer}`);
}

/** A stream that is packed the usual way, with these entries in its dictionary. */
export const packed = (bytes: Buffer | string, entries = ''): PdfObject => ({
  body: `<< /Filter /FlateDecode ${entries}`,
  stream: deflateSync(typeof bytes === 'string' ? latin1(bytes) : bytes),
});

function assembled(objects: readonly PdfObject[], trailer: string): Buffer {
  const parts = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const starts: number[] = [];
  let at = parts[0]!.length;
  for (const [index, { body, stream }] of objects.entries()) {
    const part = Buffer.concat([
      latin1(`${index + 1} 0 obj\n${body}`),
      ...(stream ? [latin1(` /Length ${stream.length} >>\nstream\n`), stream, latin1('\nendstream')] : []),
      latin1('\nendobj\n'),
    ]);
    starts.push(at);
    at += part.length;
    parts.push(part);
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
