import { DomainError } from '../../../src/domain/kernel/errors.ts';
import {
  type DocumentReader,
  type DocumentReading,
  READING_LIMITS,
} from '../../../src/domain/media/document-reader.ts';
import type { Bytes } from '../../../src/domain/media/ports.ts';
import { wholeOf } from '../../support/whole-of.ts';

/** What a document of the tests' own format says of itself. */
export interface PlainDocument {
  readonly pages: readonly string[];
  readonly title?: string;
  /** The first page, drawn beforehand. */
  readonly preview?: Uint8Array;
  readonly isEncrypted?: boolean;
  readonly hasScript?: boolean;
  /** Packed so that nobody can say what it does. */
  readonly isUnclear?: boolean;
  /** Would take more time or memory than a reader spends on it. */
  readonly isDemanding?: boolean;
}

const HEADER = 'plain document\n';

/** The bytes that `PlainDocumentReader` reads: a header line, then JSON with the preview in base64. */
export const plainDocument = ({ preview, ...document }: PlainDocument): Buffer =>
  Buffer.from(HEADER + JSON.stringify({ ...document, preview: preview && Buffer.from(preview).toString('base64') }));

/** Instant, and true to tests/contracts/document-reader.contract.ts: it knows a document by its bytes alone. */
export class PlainDocumentReader implements DocumentReader {
  private isClosed = false;

  async read(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading> {
    if (this.isClosed) throw new DomainError('unavailable', 'media/no-reader', 'The reader is closed.');
    const body = await wholeOf(await open());
    if (body.length !== bytes) throw new Error(`The body has ${body.length} bytes, not the ${bytes} that were said.`);
    const document = parsed(body.toString());
    return document ? readingOf(document) : { refused: 'broken' };
  }

  close(): void {
    this.isClosed = true;
  }
}

function parsed(text: string): PlainDocument | undefined {
  if (!text.startsWith(HEADER)) return undefined;
  try {
    const { preview, ...document } = JSON.parse(text.slice(HEADER.length)) as PlainDocument & { preview?: string };
    return preview === undefined ? document : { ...document, preview: Buffer.from(preview, 'base64') };
  } catch {
    return undefined;
  }
}

function readingOf({ pages, title = '', preview, ...document }: PlainDocument): DocumentReading {
  if (document.isEncrypted) return { refused: 'encrypted' };
  if (pages.length === 0) return { refused: 'empty' };
  if (pages.length > READING_LIMITS.maxPages) return { refused: 'too-many-pages' };
  if (document.hasScript) return { refused: 'active-content' };
  if (document.isUnclear) return { refused: 'unclear' };
  if (document.isDemanding) return { refused: 'too-demanding' };
  const text = pages.join('\n').slice(0, READING_LIMITS.maxCharacters);
  return { facts: { pageCount: pages.length, title, text, preview } };
}
