import type { FileKey } from '../../domain/kernel/ids.ts';
import type { FileRepository } from '../../domain/media/ports.ts';
import type { FileStatus, StoredFile } from '../../domain/media/stored-file.ts';
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
    this.files.change(key, { status: 'verified', bytes, etag, contentType });
  }

  async setStatus(key: FileKey, status: FileStatus): Promise<void> {
    this.files.change(key, { status });
  }

  async remove(key: FileKey): Promise<void> {
    this.files.delete(key);
  }

  snapshot(): () => void {
    return this.files.snapshot();
  }
}
