import { DomainError } from '../../kernel/errors.ts';
import type { ByteRange } from '../byte-range.ts';
import { unreadableDocument } from '../document-errors.ts';
import type { DocumentFacts, DocumentReader } from '../document-reader.ts';
import { DOC, DOCX, PDF } from '../file-types.ts';
import { faultOfWord97 } from '../office/word-97.ts';
import { faultOfWordPackage } from '../office/word-package.ts';
import type { ArchiveInspector, FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import { refusalOfScan, type VirusScanner } from '../virus-scanner.ts';

/** `facts`: of a PDF. */
export type Found = { readonly refused: DomainError } | { readonly facts: DocumentFacts | undefined };

/** Judges a PDF or a Word file by its bytes, as they were when it was verified. */
export class JudgeFile {
  constructor(
    private readonly storage: Pick<FileStorage, 'read'>,
    private readonly reader: DocumentReader,
    private readonly archives: ArchiveInspector,
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
    const fault = await this.faultOfWord(file);
    return fault ? { refused: fault } : { facts: undefined };
  }

  /** A broken archive is a fault of the file; a storage that does not answer is none, and is thrown. */
  private async faultOfWord({ key, etag, bytes, contentType }: StoredFile): Promise<DomainError | undefined> {
    const range = (wanted: ByteRange) => this.storage.read(key, wanted, etag);
    try {
      if (contentType === DOCX) return await faultOfWordPackage(this.archives.entriesOf(bytes, range));
      if (contentType === DOC) return await faultOfWord97(bytes, range);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return error;
      throw error;
    }
    throw new Error(`Nobody knows how to look into ${contentType}.`);
  }
}
