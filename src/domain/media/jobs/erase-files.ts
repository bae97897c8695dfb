import type { FileKey } from '../../kernel/ids.ts';
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
    const erased: FileKey[] = [];
    const failures: unknown[] = [];
    for (let start = 0; start < unused.length; start += AT_ONCE) {
      const batch = unused.slice(start, start + AT_ONCE);
      const results = await Promise.allSettled(batch.map((key) => this.storage.delete(key)));
      for (const [index, result] of results.entries()) {
        if (result.status === 'rejected') failures.push(result.reason);
        else erased.push(batch[index] ?? '');
      }
    }
    await this.files.removeAll(erased);
    if (failures.length > 0) throw failures[0];
  }
}
