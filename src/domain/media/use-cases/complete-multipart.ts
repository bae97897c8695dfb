import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { noUpload } from '../errors.ts';
import type { ListedPart } from '../multipart.ts';
import { type NamedUpload, ownUpload } from '../own-upload.ts';
import type { FileRepository, FileStorage, MultipartRepository } from '../ports.ts';

/** Makes one object of the parts. May be repeated by a sender whose answer was lost. */
export class CompleteMultipart {
  constructor(
    private readonly uploads: Pick<MultipartRepository, 'find' | 'markCompleted'>,
    private readonly files: Pick<FileRepository, 'find'>,
    private readonly storage: Pick<FileStorage, 'completeMultipart' | 'stat'>,
    private readonly clock: Clock,
  ) {}

  async run({ parts, ...named }: NamedUpload & { parts: readonly ListedPart[] }): Promise<{ key: FileKey }> {
    const { id, key, storageId, completedAt } = await ownUpload(this.uploads, named);
    if (!(await this.files.find(key))) throw noUpload();
    if (!completedAt) {
      await this.complete(key, storageId, parts);
      await this.uploads.markCompleted(id, this.clock.now());
    }
    return { key };
  }

  /** We may have died between the object and the mark: then the upload is gone and the object is there. */
  private async complete(key: FileKey, storageId: string, parts: readonly ListedPart[]): Promise<void> {
    try {
      await this.storage.completeMultipart(key, storageId, parts);
    } catch (error) {
      const isGone = error instanceof DomainError && error.kind === 'not-found';
      if (!isGone || !(await this.storage.stat(key))) throw error;
    }
  }
}
