import type { DomainError } from '../../kernel/errors.ts';
import { unreadableDocument } from '../document-errors.ts';
import type { DocumentFacts, DocumentReader } from '../document-reader.ts';
import type { OfficeReader } from '../file-readers.ts';
import { PDF } from '../file-types.ts';
import type { FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import { refusalOfScan, type VirusScanner } from '../virus-scanner.ts';

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
