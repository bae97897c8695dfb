import { inBatches } from '../../kernel/in-batches.ts';
import { previewKeyOf } from '../object-key.ts';
import type { FileRepository, FileRights, FileStorage } from '../ports.ts';

/** Enough to keep a disk busy, few enough to leave it to the viewers. */
const AT_ONCE = 16;

/**
 * Erases files that something stopped showing: the objects, then their rows. Safe to repeat: what is gone
 * already is a success. The picture of a document goes with it. A file that something shows, still or again, is kept (decision B7).
 */
export class EraseFiles {
  constructor(
    private readonly files: Pick<FileRepository, 'removeAll'>,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly rights: Pick<FileRights, 'unusedOf'>,
  ) {}

  /** Rejects with the first failure once every key was tried: one bad object must not keep the others. */
  async run({ keys }: { keys: readonly string[] }): Promise<void> {
    const unused = (await this.rights.unusedOf(keys)).flatMap((key) =>
      [key, previewKeyOf(key)].filter((one) => one !== undefined),
    );
    const { done, failures } = await inBatches(unused, AT_ONCE, (key) => this.storage.delete(key));
    await this.files.removeAll(done);
    if (failures.length > 0) throw failures[0];
  }
}
