import type { CourseId, FileKey, UserId } from '../kernel/ids.ts';
import type { ByteRange } from './byte-range.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * A body we never hold in memory whole. Each chunk may be overwritten once the next one is asked
 * for: whoever keeps a chunk copies it.
 */
export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Where bytes live. Keys are ours, opaque and never reused. Every adapter passes
 * tests/contracts/file-storage.contract.ts; what is not tested there is not promised here.
 */
export interface FileStorage {
  /**
   * Rejects with `conflict` when the key exists, and with `invalid` when it is not a key of ours.
   * A crash in the middle leaves nothing under the key.
   */
  put(key: FileKey, body: Bytes): Promise<void>;
  /**
   * Undefined when there is no such object. The etag changes when the bytes do,
   * and stays the same over restarts and when the storage is restored from a copy.
   */
  stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined>;
  /**
   * Rejects with `not-found`. The caller has already clamped the range to the size, and iterates the
   * answer or calls `return` on its iterator: until then it may hold a descriptor.
   */
  read(key: FileKey, range?: ByteRange): Promise<Bytes>;
  /** Deleting what is not there succeeds, so that a retried job can finish. */
  delete(key: FileKey): Promise<void>;
}

/** Contract: tests/contracts/file-repository.contract.ts. */
export interface FileRepository {
  add(file: StoredFile): Promise<void>;
  /** An exact match on the whole key. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** Leaves a file that is attached as it is: a second claim must not free it. */
  setVerified(key: FileKey, facts: { bytes: number; etag: string; contentType: string }): Promise<void>;
  /** Answers the keys that this call moved from verified to attached. Of two calls at once each key is in one answer. */
  attach(keys: readonly FileKey[]): Promise<FileKey[]>;
  remove(key: FileKey): Promise<void>;
  /** In one statement. */
  removeAll(keys: readonly FileKey[]): Promise<void>;
}

/** Answered by catalog and enrolment together: who may read the file. */
export interface FileRights {
  /** `public` for a live course's thumbnail; otherwise the course that must be owned; undefined when nothing uses it. */
  use(key: FileKey): Promise<{ courseId: CourseId; isPublic: boolean } | undefined>;
  mayEnter(userId: UserId, courseId: CourseId): Promise<boolean>;
  /** Those that nothing uses, in one query. */
  unusedOf(keys: readonly FileKey[]): Promise<FileKey[]>;
}

/**
 * Told when what is stored is no longer what was verified: `media/changed` for other bytes, `media/missing`
 * for none. The reader only learns that the file is not available; a person has to look.
 */
export interface FileAlarms {
  raise(code: 'media/changed' | 'media/missing', key: FileKey): void;
}
