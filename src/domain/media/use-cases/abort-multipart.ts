import { type NamedUpload, ownUpload } from '../own-upload.ts';
import type { FileStorage, MultipartRepository } from '../ports.ts';
import type { DiscardUpload } from './discard-upload.ts';

/** Ends an upload in parts and erases what came of it, completed or not. Repeating is harmless. */
export class AbortMultipart {
  constructor(
    private readonly uploads: Pick<MultipartRepository, 'find' | 'remove'>,
    private readonly storage: Pick<FileStorage, 'abortMultipart'>,
    private readonly discard: Pick<DiscardUpload, 'run'>,
  ) {}

  async run(named: NamedUpload): Promise<void> {
    if (!(await this.uploads.find(named.uploadId))) return;
    const { id, key, storageId } = await ownUpload(this.uploads, named);
    await this.storage.abortMultipart(key, storageId);
    await this.discard.run({ key });
    await this.uploads.remove(id);
  }
}
