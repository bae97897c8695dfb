import type { Folder } from '../../wire/literals.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../wire/replies/uploads.ts';
import type { PartReceipt } from '../transfer/parts.ts';
import type { PickedFile, UploadTarget } from '../upload-queue.ts';

/** One PUT of a byte range of a file to a signed URL. */
export interface PutRequest<File> {
  readonly file: File;
  readonly fromByte: number;
  /** Exclusive. */
  readonly toByte: number;
  readonly url: string;
  /** Part of the signature where given, so it must be sent exactly as it is. */
  readonly contentType?: string;
  /** Aborts the PUT, which then rejects. */
  readonly signal: AbortSignal;
  /** Reports the bytes of this range sent so far. */
  onProgress(sentBytes: number): void;
}

export interface PutReceipt {
  readonly etag: string;
}

export interface NewObject {
  readonly fileName: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly folder: Folder;
  readonly weekNumber: number;
  readonly dayNumber: number;
}

export interface NewRecord {
  readonly title: string;
  readonly s3Key: string;
  /** Only for videos. */
  readonly captionsKey?: string;
  readonly chaptersKey?: string;
}

/** A file of a batch that the server refused, with its sentence. */
export interface RefusedRecord {
  readonly s3Key: string;
  readonly message: string;
  readonly code: string;
}

type ContentTarget = Extract<UploadTarget, { kind: 'content' }>;
type DocumentTarget = Extract<UploadTarget, { kind: 'document' }>;
export type ReplacementTarget = Extract<UploadTarget, { kind: 'replacement' }>;

/** Port to server and storage. Every call rejects with a TransportError, and every call has a timeout. */
export interface Transport<File extends PickedFile> {
  readonly maxDocumentsAtOnce: number;
  presign(object: NewObject): Promise<PresignReply>;
  initiate(object: NewObject): Promise<MultipartReply>;
  partUrl(key: string, uploadId: string, partNumber: number): Promise<PartAddressReply>;
  put(request: PutRequest<File>): Promise<PutReceipt>;
  complete(key: string, uploadId: string, parts: readonly PartReceipt[]): Promise<void>;
  abort(key: string, uploadId: string): Promise<void>;
  discard(key: string): Promise<void>;
  saveContent(target: ContentTarget, record: NewRecord): Promise<void>;
  saveDocuments(
    target: DocumentTarget,
    records: readonly NewRecord[],
  ): Promise<{ readonly refused: readonly RefusedRecord[] }>;
  /** Idempotent: replacing by the current file changes nothing. */
  replaceFile(target: ReplacementTarget, key: string): Promise<void>;
}

export interface TransportFacts {
  /** Stable error code of the server. */
  readonly code?: string;
  /** The server's sentence for a person. */
  readonly sentence?: string;
  readonly retryAfterSeconds?: number;
  /** One sentence per refused field of the request. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal, or no answer at all (`status` 0). */
export class TransportError extends Error {
  readonly code: string;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Number of the part that failed, if any. */
  partNumber: number | undefined;
  /** Name of the captions or chapters that failed, if any. */
  sidecarName: string | undefined;

  constructor(
    readonly status: number,
    { code = '', sentence, retryAfterSeconds, fields = {} }: TransportFacts = {},
  ) {
    super(sentence ?? `Answered with status ${status}`);
    this.name = 'TransportError';
    this.code = code;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }
}

/** Codes of a PUT where the machine reads files itself: the file has changed since it was added, or was deleted. */
export const FILE_CHANGED = 'file/changed';
export const FILE_GONE = 'file/gone';

/** Tells whether the file to be replaced has changed meanwhile (conflict). */
export const isStale = (error: unknown): boolean => error instanceof TransportError && error.code === 'catalog/stale';

/** Tells whether the signed URL has expired; a new one can be requested. */
export const isExpired = (error: unknown): boolean => error instanceof TransportError && error.status === 403;

/**
 * Tells whether the key is already in use. Keys are unique to a file, so an own request whose answer was lost stored
 * it.
 */
export const isTaken = (error: unknown): boolean => error instanceof TransportError && error.code === 'media/key-taken';
