import type { DomainError } from '../kernel/errors.ts';
import type { CourseId, FileKey, SessionId, UserId } from '../kernel/ids.ts';
import type { ByteRange } from './byte-range.ts';
import type { ListedPart, MultipartUpload } from './multipart.ts';
import type { StoredFile } from './stored-file.ts';
import type { VideoFacts } from './video-facts.ts';

/** Stream of bytes, never held in memory whole. A chunk's buffer is reused for the next one: copy it to keep it. */
export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Object storage. Keys are ours, opaque and never reused. Every adapter passes
 * tests/contracts/file-storage.contract.ts; what is not tested there is not promised here.
 */
export interface FileStorage {
  /**
   * Rejects with `conflict` when the key exists, with `invalid` when it is not a key of ours, and with `invalid`
   * (`media/wrong-length`) when the body is shorter or longer than was said. Then, and after a crash in the middle,
   * nothing is under the key.
   */
  put(key: FileKey, body: Bytes, facts: ObjectFacts): Promise<void>;
  /**
   * Undefined when there is no such object; an object that it knows is durable. The etag changes when the bytes do, and
   * is stable over restarts. It is not kept when an object is copied to another storage: ask that one.
   */
  stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined>;
  /**
   * Rejects with `not-found`; with `conflict` (`media/changed`) when an etag is named and the object has another one,
   * and no byte of that one is given. The caller has already clamped the range to the size, and iterates the answer or
   * calls `return` on its iterator: until then it may hold a descriptor or a connection. What is replaced or deleted
   * while it is read may break off.
   */
  read(key: FileKey, range?: ByteRange, etag?: string): Promise<Bytes>;
  /** Idempotent: deleting a missing object succeeds, so that a retried job can finish. */
  delete(key: FileKey): Promise<void>;
  /**
   * The keys of all objects that were stored before then, by the storage's own clock, a page at a time. What is stored
   * or deleted meanwhile may be among them or not.
   */
  storedBefore(then: Date): AsyncIterable<readonly FileKey[]>;

  /**
   * Returns an absolute URL for a PUT of the whole file, which answers an `ETag` header. It must have a Content-Length
   * and this very Content-Type; valid until `expiresAt`, and then 403. More than `bytes`, where the client declared a
   * size, is 413 or 403 before it is stored; more than `maxBytes` is 413 where the storage can count.
   *
   * A PUT to an existing key answers 409 `media/key-taken` and changes nothing, or replaces the object: either way a
   * client whose answer was lost has sent everything. So later reads name the etag that was verified.
   */
  uploadUrl(key: FileKey, terms: UploadTerms): Promise<string>;
  /** Opens an upload in parts and answers its id in the storage. Nothing is under the key until it is completed. */
  startMultipart(key: FileKey, contentType: string): Promise<string>;
  /**
   * An absolute URL for a PUT of one part, of `bytes` where they are known. It answers an `ETag` header, and 404 once
   * the upload is completed or aborted. Parts may come in any order and at once, over restarts, and a part again: the
   * last one counts. One part of the same bytes has the same ETag.
   */
  partUrl(key: FileKey, part: PartTerms): Promise<string>;
  /**
   * Makes the object of parts 1 to n, as listed. Rejects with `invalid` when one is missing, out of order,
   * twice in the list or not the one that was sent, or when any but the last has not exactly PART_BYTES; the
   * upload then stays open. Rejects with `not-found` when there is no such upload.
   */
  completeMultipart(key: FileKey, storageId: string, parts: readonly ListedPart[]): Promise<void>;
  /** Deletes the parts. Idempotent: aborting a missing upload succeeds. */
  abortMultipart(key: FileKey, storageId: string): Promise<void>;
  /** Forgets every upload that was started before then and never ended, in parts or whole. */
  abortStale(startedBefore: Date): Promise<void>;
}

/** Facts needed before an object is stored: object stores want both in the headers, before the first byte. */
export interface ObjectFacts {
  readonly bytes: number;
  readonly contentType: string;
}

/** Response headers of a file, for us and for a storage that serves it. */
export interface ServedFile {
  readonly etag: string;
  readonly contentType: string;
  /** Value of the header Content-Disposition. */
  readonly disposition: string;
  readonly expiresAt: Date;
}

/** Presigned GETs, for a storage that browsers may read from, so that not all bytes pass through us. */
export interface DirectDelivery {
  /**
   * Returns a URL for GET requests, with ranges, that anyone who holds it may use until it expires. Undefined where the
   * bytes have to pass through us. Rejects with `not-found` and `conflict` as `read` does. A versioned storage pins the
   * object with this etag; elsewhere an object that replaces it is served under the URL until it expires.
   */
  linkTo(key: FileKey, file: ServedFile): Promise<string | undefined>;
}

/** Place of a viewer: one device, and a network instead of an address. */
export interface ViewingPlace {
  readonly sessionId: SessionId;
  readonly network: string;
}

/** Answered by identity, which counts from how many places an account is used. Asked for each range: it is fast. */
export interface ViewingPlaces {
  /** Why this one is too much; undefined when it is not. */
  refusal(userId: UserId, place: ViewingPlace): Promise<DomainError | undefined>;
}

export interface UploadTerms {
  readonly contentType: string;
  readonly maxBytes: number;
  /** Size, if the client declared it. */
  readonly bytes?: number;
  readonly expiresAt: Date;
}

export interface PartTerms {
  readonly storageId: string;
  readonly partNumber: number;
  readonly bytes?: number;
  readonly expiresAt: Date;
}

/** Permissions of one of our signed upload URLs. */
export interface UploadPermit {
  readonly key: FileKey;
  readonly maxBytes: number;
  readonly expiresAt: Date;
  /** Required Content-Type; not checked for a part. */
  readonly contentType: string | undefined;
  readonly part: { readonly storageId: string; readonly number: number } | undefined;
}

/** The endpoint of a storage that has no server of its own: its signed URLs lead to ours. */
export interface UploadEndpoint {
  /**
   * Rejects with `forbidden` (`media/address-invalid`) what we did not sign. Whether it has expired is the caller's to
   * ask.
   */
  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit;
  /** Returns once the bytes are safe. Nothing counts of a body that breaks off, nor of the part that it replaces. */
  receive(permit: UploadPermit, body: Bytes): Promise<{ etag: string }>;
}

/** Facts found by verifying an uploaded object. */
export type VerifiedFile = Pick<StoredFile, 'key' | 'bytes' | 'etag' | 'contentType'> & Partial<VideoFacts>;

/** Contract: tests/contracts/file-repository.contract.ts. */
export interface FileRepository {
  add(file: StoredFile): Promise<void>;
  /** Adds the file unless its key has a row, which stays as it is: of two at once one gets in, and neither fails. */
  addMissing(file: StoredFile): Promise<void>;
  /** An exact match on the whole key. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** All or none. Leaves a file that is attached as it is: a second claim must not free it. */
  setVerified(files: readonly VerifiedFile[]): Promise<void>;
  /**
   * Answers the keys that this call moved from verified to attached. Of two calls at once each key is in one answer.
   */
  attach(keys: readonly FileKey[]): Promise<FileKey[]>;
  remove(key: FileKey): Promise<void>;
  /**
   * Deletes rows older than this time, and gives up the younger ones, in any status: an upload URL may be used until it
   * expires, and its object then still has a row. Two statements.
   */
  retire(keys: readonly FileKey[], createdBefore: Date): Promise<void>;
  /**
   * Gives an upload up: it is not found any more, and cannot be attached. True also after an earlier call; false for an
   * attached file, and for an unknown key.
   */
  giveUp(key: FileKey, refusal?: FileRefusal): Promise<boolean>;
  /** Stores the result of an inspection. Ignores a file that was given up. */
  settleInspection(key: FileKey, inspection: Inspection): Promise<void>;
  /** Resets the file to not inspected. */
  forgetInspection(key: FileKey): Promise<void>;
  /** Reason for which a file was given up, if its content was wrong or is withheld. */
  refusalOf(key: FileKey): Promise<FileRefusal | undefined>;
  /** Keys without a row, given up or not. One query. */
  withoutRow(keys: readonly FileKey[]): Promise<FileKey[]>;
  /**
   * Gives up at most `limit` files from before then that were uploaded and never attached, or that
   * nothing uses any more. Answers them and those given up earlier, at most `limit`, until they are removed.
   */
  giveUpOrphans(createdBefore: Date, limit: number): Promise<FileKey[]>;
  /** At most `limit` videos in use whose length, size or codec was never read, by key. */
  listUnmeasured(limit: number): Promise<StoredFile[]>;
  setVideoFacts(key: FileKey, facts: VideoFacts): Promise<void>;
}

/** Reason of a refusal, as its uploader was told. */
export type FileRefusal = Pick<DomainError, 'code' | 'message' | 'fields'>;

/** Result of inspecting a file. */
export type Inspection = { readonly state: 'ready' } | { readonly state: 'refused'; readonly refusal: FileRefusal };

/** Multipart uploads and their owners. Contract: tests/contracts/multipart-repository.contract.ts. */
export interface MultipartRepository {
  /**
   * False, and nothing is written, if the person has `maxOpen` uncompleted uploads; holds under concurrent calls too.
   */
  add(upload: MultipartUpload, maxOpen: number): Promise<boolean>;
  find(id: string): Promise<MultipartUpload | undefined>;
  countOpen(startedBy: UserId): Promise<number>;
  /** Keeps the row, so that a completion whose answer was lost can be repeated. */
  markCompleted(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** Uploads of any state, oldest first. */
  startedBefore(then: Date, limit: number): Promise<MultipartUpload[]>;
}

/** Answered by catalog and enrolment together: who may read the file. */
export interface FileRights {
  /**
   * `public` for a live course's thumbnail; otherwise the course that must be owned, or null for a figure of the
   * question bank; undefined when nothing uses it.
   */
  use(key: FileKey): Promise<FileUse | undefined>;
  mayEnter(userId: UserId, courseId: CourseId): Promise<boolean>;
  /** Whether a section that shows this figure of the question bank has started for this person. */
  mayStudy(userId: UserId, key: FileKey): Promise<boolean>;
  /** Whether a lesson of this course that anybody may open is shown with it; never while the course is a draft. */
  isFree(courseId: CourseId, key: FileKey): Promise<boolean>;
  /** Whether the free sample shows this figure of the question bank. */
  isSample(key: FileKey): Promise<boolean>;
  /** Keys that nothing uses, in one query. */
  unusedOf(keys: readonly FileKey[]): Promise<FileKey[]>;
}

export interface FileUse {
  readonly courseId: CourseId | null;
  readonly isPublic: boolean;
  /** A lesson of a course that is not on sale: strangers are not told that it exists. */
  readonly isOfDraft: boolean;
}

/** Facts of a document for the screens that list it. */
export interface DocumentFindings {
  readonly pageCount: number;
  readonly suggestedTitle: string | null;
  readonly previewKey: FileKey | null;
}

/** Answered by catalog, inside our transaction: nodes that show an inspected file. */
export interface InspectedLessons {
  /** Returns whether a module's document shows it, as opposed to an item of a day. */
  isDocument(fileKey: FileKey): Promise<boolean>;
  /**
   * Stores the findings with the document that shows the file; without findings, clears earlier ones. Raises the
   * versions of the course, in which the file appears or disappears. False if no node shows the file any more.
   */
  noteInspection(fileKey: FileKey, found?: DocumentFindings): Promise<boolean>;
}

/**
 * Text of files for full-text search. Deleted with the file's row. Contract:
 * tests/contracts/document-texts.contract.ts.
 */
export interface DocumentTexts {
  /** Replaces an earlier one; does nothing when there is no such file. */
  keep(fileKey: FileKey, text: string): Promise<void>;
  find(fileKey: FileKey): Promise<string | undefined>;
}

export interface ListedEntry {
  /** Raw name, unchecked. */
  readonly name: string;
  /** Both as the archive's own directory claims them. */
  readonly packedBytes: number;
  readonly unpackedBytes: number;
}

export interface ArchiveEntry extends ListedEntry {
  /**
   * Its content, as much as there really is, whatever the directory claims. To be read before the next entry is asked
   * for, and not twice. Rejects with `invalid` when it is broken, encrypted or packed in an unusual way, and as `read`
   * does.
   */
  unpack(): Bytes;
}

/**
 * Lists what an Office file holds, and unpacks what is asked for. Rejects with `invalid` when the archive is
 * broken, and as `read` does. Contract: tests/contracts/archive-inspector.contract.ts.
 */
export interface ArchiveInspector {
  entriesOf(bytes: number, read: (range: ByteRange) => Promise<Bytes>): AsyncIterable<ArchiveEntry>;
}

export type FileAlarm = 'media/changed' | 'media/missing' | 'media/no-picture' | 'media/foreign-storage';

/**
 * Alarms about stored objects: `media/changed` for other bytes than were verified, `media/missing` for a missing
 * object, `media/no-picture` for a course's picture that cannot be opened, `media/foreign-storage` for one of many
 * objects that the database does not know. The reader only learns that the file is not available; a person has to look.
 */
export interface FileAlarms {
  raise(code: FileAlarm, key: FileKey): void;
}
