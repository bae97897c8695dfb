import type { Knex } from 'knex';
import type { FileKey } from '../../domain/kernel/ids.ts';
import type { FileRepository } from '../../domain/media/ports.ts';
import type { FileStatus, Folder, StoredFile } from '../../domain/media/stored-file.ts';
import { toMillis, toTime, type Millis } from './times.ts';

interface Row {
  key: string;
  folder: Folder;
  status: FileStatus;
  original_name: string;
  content_type: string;
  bytes: number;
  etag: string;
  created_at: Millis;
}

export class KnexFileRepository implements FileRepository {
  constructor(private readonly db: Knex) {}

  async add(file: StoredFile): Promise<void> {
    await this.rows().insert({
      key: file.key,
      folder: file.folder,
      status: file.status,
      original_name: file.originalName,
      content_type: file.contentType,
      bytes: file.bytes,
      etag: file.etag,
      created_at: toMillis(file.createdAt),
    });
  }

  async find(key: FileKey): Promise<StoredFile | undefined> {
    const row = await this.rows().where({ key }).first();
    return row && toStoredFile(row);
  }

  async setVerified(key: FileKey, facts: { bytes: number; etag: string; contentType: string }): Promise<void> {
    const { bytes, etag, contentType } = facts;
    await this.rows().where({ key }).whereNot({ status: 'attached' }).update({ status: 'verified', bytes, etag, content_type: contentType });
  }

  async attach(keys: readonly FileKey[]): Promise<FileKey[]> {
    const moved = await this.rows().whereIn('key', keys).where({ status: 'verified' }).update({ status: 'attached' }).returning('key');
    return moved.map(({ key }) => key);
  }

  async remove(key: FileKey): Promise<void> {
    await this.rows().where({ key }).delete();
  }

  async removeAll(keys: readonly FileKey[]): Promise<void> {
    await this.rows().whereIn('key', keys).delete();
  }

  private rows() {
    return this.db<Row>('files');
  }
}

const toStoredFile = (row: Row): StoredFile => ({
  key: row.key,
  folder: row.folder,
  status: row.status,
  originalName: row.original_name,
  contentType: row.content_type,
  bytes: row.bytes,
  etag: row.etag,
  createdAt: toTime(row.created_at),
});
