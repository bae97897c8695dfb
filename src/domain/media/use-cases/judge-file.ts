import { DomainError } from '../../kernel/errors.ts';
import { type DocumentFacts, type DocumentReader, READING_LIMITS, type Unreadable } from '../document-reader.ts';
import type { OfficeReader } from '../file-readers.ts';
import { PDF } from '../file-types.ts';
import type { FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import { refusalOfScan, type VirusScanner } from '../virus-scanner.ts';

const maxPages = READING_LIMITS.maxPages.toLocaleString('en');

/** Shown to the administrator on the document's row. */
const SENTENCES: Readonly<Record<Unreadable, string>> = {
  encrypted: 'This PDF opens with a password or a special program only. Please upload it without protection.',
  broken: 'This PDF is damaged and cannot be opened. Please save it again and upload the new file.',
  empty: 'This PDF has no pages. Please upload one that has.',
  'too-many-pages': `This PDF has more than ${maxPages} pages. Please split it into smaller files and upload those.`,
  'too-demanding': 'This PDF takes too much time or memory to open. Please save it in a simpler form, or split it.',
  'active-content':
    'This PDF contains a script, an attached file or a command that starts one. Please print it to a new PDF and upload that.',
  unclear: 'This PDF is packed in a way that we cannot check. Please print it to a new PDF and upload that.',
};

const unreadableDocument = (reason: Unreadable): DomainError =>
  new DomainError('invalid', `media/pdf-${reason}`, SENTENCES[reason]);

/** `facts`: of a PDF. */
export type Found = { readonly refused: DomainError } | { readonly facts: DocumentFacts | undefined };

/** Judges a PDF or a Word file by its bytes, as they were when it was verified. */
export class JudgeFile {
  constructor(
    private readonly storage: Pick<FileStorage, 'read'>,
    private readonly reader: DocumentReader,
    private readonly office: OfficeReader,
    private readonly scanner: VirusScanner,
  ) {}

  /** Rejects with `unavailable` when the scanner or the reader is away, and as the storage does. */
  async run(file: StoredFile): Promise<Found> {
    const whole = () => this.storage.read(file.key, undefined, file.etag);
    const infected = refusalOfScan(await this.scanner.scan(whole, file.bytes));
    if (infected) return { refused: infected };
    if (file.contentType === PDF) {
      const reading = await this.reader.read(whole, file.bytes);
      return 'refused' in reading ? { refused: unreadableDocument(reading.refused) } : { facts: reading.facts };
    }
    const fault = await this.office.faultOf(file, (range) => this.storage.read(file.key, range, file.etag));
    return fault ? { refused: fault } : { facts: undefined };
  }
}
