import { DomainError } from '../../domain/kernel/errors.ts';
import type { ReadRange } from '../../domain/media/bytes.ts';
import type { OfficeReader, UploadedFile } from '../../domain/media/file-readers.ts';
import { DOC, DOCX } from '../../domain/media/file-types.ts';
import type { ArchiveInspector } from '../../domain/media/ports.ts';
import { faultOfWord97 } from './word-97.ts';
import { faultOfWordPackage } from './word-package.ts';

/** Reads DOC and DOCX in this process: a scanner that never looks back needs no fence (D77). */
export class WordReader implements OfficeReader {
  constructor(private readonly archives: ArchiveInspector) {}

  /** Returns the fault of a broken archive; an error of the storage is thrown. */
  async faultOf({ contentType, bytes }: UploadedFile, read: ReadRange): Promise<DomainError | undefined> {
    try {
      if (contentType === DOCX) return await faultOfWordPackage(this.archives.entriesOf(bytes, read));
      if (contentType === DOC) return await faultOfWord97(bytes, read);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return error;
      throw error;
    }
    throw new Error(`Nobody knows how to look into ${contentType}.`);
  }
}
