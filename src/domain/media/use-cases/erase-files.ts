import type { FileKey } from '../../kernel/ids.ts';
import type { FileRepository, FileRights, FileStorage } from '../ports.ts';

/** Enough to keep a disk busy, few enough to leave it to the viewers. */
const AT_ONCE = 16;

/**
 * Erases files that something stopped showing: the object, then its row. Safe to repeat: what is gone
 * already is a success. A file that something shows, still or again, is kept (decisions B7).
 */
export class EraseFiles {
  constructor(
    private readonly files: Pick<FileRepository, 'remove'>,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly rights: Pick<FileRights, 'use'>,
  ) {}

  /** Rejects with the first failure once every key was tried: one bad object must not keep the others. */
  async run({ keys }: { keys: readonly string[] }): Promise<void> {
    const failures: unknown[] = [];
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const results = await Promise.allSettled(keys.slice(start, start + AT_ONCE).map((key) => this.erase(key)));
      for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    }
    if (failures.length > 0) throw failures[0];
  }

  private async erase(key: FileKey): Promise<void> {
    if (await this.rights.use(key)) return;
    await this.storage.delete(key);
    await this.files.remove(key);
  }
}
