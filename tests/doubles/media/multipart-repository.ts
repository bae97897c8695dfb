import type { UserId } from '../../../src/domain/kernel/ids.ts';
import type { MultipartUpload } from '../../../src/domain/media/multipart.ts';
import type { MultipartRepository } from '../../../src/domain/media/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { Table } from '../table.ts';

export class MemoryMultipartRepository implements MultipartRepository {
  private readonly uploads = new Table<MultipartUpload>();

  async add(upload: MultipartUpload, maxOpen: number): Promise<boolean> {
    const open = this.uploads.where(({ startedBy, completedAt }) => startedBy === upload.startedBy && !completedAt);
    if (open.length >= maxOpen) return false;
    this.uploads.set(upload.id, upload);
    return true;
  }

  async find(id: string): Promise<MultipartUpload | undefined> {
    return this.uploads.get(id);
  }

  async countOpen(startedBy: UserId): Promise<number> {
    return this.uploads.where((upload) => upload.startedBy === startedBy && upload.completedAt === null).length;
  }

  async markCompleted(id: string, at: Date): Promise<void> {
    this.uploads.change(id, { completedAt: at });
  }

  async remove(id: string): Promise<void> {
    this.uploads.delete(id);
  }

  async startedBefore(then: Date, limit: number): Promise<MultipartUpload[]> {
    const old = this.uploads.where((upload) => upload.createdAt < then);
    return sortedBy(
      old,
      (upload) => upload.createdAt,
      (upload) => upload.id,
    ).slice(0, limit);
  }
}
