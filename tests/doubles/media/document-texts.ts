import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { DocumentTexts, FileRepository } from '../../../src/domain/media/ports.ts';
import { type Restorable, Table } from '../table.ts';

export class MemoryDocumentTexts implements DocumentTexts, Restorable {
  private readonly texts = new Table<{ readonly text: string }>();

  constructor(private readonly files: Pick<FileRepository, 'find'>) {}

  async keep(fileKey: FileKey, text: string): Promise<void> {
    if (await this.files.find(fileKey)) this.texts.set(fileKey, { text });
  }

  /** Nobody tells us when a file goes, so we look. */
  async find(fileKey: FileKey): Promise<string | undefined> {
    return (await this.files.find(fileKey)) && this.texts.get(fileKey)?.text;
  }

  snapshot(): () => void {
    return this.texts.snapshot();
  }
}
