import type { FileKey } from '../../domain/kernel/ids.ts';
import type { FileRepository } from '../../domain/media/ports.ts';
import type { StoredFile } from '../../domain/media/stored-file.ts';
import { Table, type Restorable } from './table.ts';

export class MemoryFileRepository implements FileRepository, Restorable {
  private readonly files = new Table<StoredFile>();

  async add(file: StoredFile): Promise<void> {
    this.files.set(file.key, file);
  }

  async find(key: FileKey): Promise<StoredFile | undefined> {
    return this.files.get(key);
  }

  async setVerified(key: FileKey, facts: { bytes: number; etag: string; contentType: string }): Promise<void> {
    const { bytes, etag, contentType } = facts;
    if (this.files.get(key)?.status === 'attached') return;
    this.files.change(key, { status: 'verified', bytes, etag, contentType });
  }

  async attach(keys: readonly FileKey[]): Promise<FileKey[]> {
    const moved = keys.filter((key) => this.files.get(key)?.status === 'verified');
    for (const key of moved) this.files.change(key, { status: 'attached' });
    return moved;
  }

  async remove(key: FileKey): Promise<void> {
    this.files.delete(key);
  }

  async removeAll(keys: readonly FileKey[]): Promise<void> {
    for (const key of keys) this.files.delete(key);
  }

  snapshot(): () => void {
    return this.files.snapshot();
  }
}
