import type { Folder } from '../../wire/literals.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../wire/replies/uploads.ts';
import type { PartReceipt } from '../transfer/parts.ts';
import type { PickedFile, UploadTarget } from '../upload-queue.ts';

/** One PUT of a range of a file's bytes to a signed URL. */
export interface PutRequest<File> {
  readonly file: File;
  readonly fromByte: number;
  /** Not included. */
  readonly toByte: number;
  readonly url: string;
  /** Where it is given it is part of the signature, and must be sent exactly so. */
  readonly contentType?: string;
  /** Rejects the PUT soon after it is aborted. */
  readonly signal: AbortSignal;
  /** How many bytes of this range have left so far. */
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
  /** Of a video. */
  readonly captionsKey?: string;
  readonly chaptersKey?: string;
}

/** One file of a batch that was not taken, in the server's words. */
export interface RefusedRecord {
  readonly s3Key: string;
  readonly message: string;
  readonly code: string;
}

type ContentTarget = Extract<UploadTarget, { kind: 'content' }>;
type DocumentTarget = Extract<UploadTarget, { kind: 'document' }>;
export type ReplacementTarget = Extract<UploadTarget, { kind: 'replacement' }>;

/** The port to server and storage. Every call rejects with a TransportError, and none hangs for ever. */
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
  /** Idempotent: the file that is shown already changes nothing. */
  replaceFile(target: ReplacementTarget, key: string): Promise<void>;
}

export interface TransportFacts {
  /** Stable, as the server sent it. */
  readonly code?: string;
  /** The server's own, for a person. */
  readonly sentence?: string;
  readonly retryAfterSeconds?: number;
  /** A sentence for each field of the request that was refused. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal, or no answer at all (`status` 0). */
export class TransportError extends Error {
  readonly code: string;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Which part of a file it was, where it was one. */
  partNumber: number | undefined;
  /** The captions or chapters whose bytes it was about. */
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

/** What a PUT answers where the machine reads files itself: the file is not what it was when it was added, or gone. */
export const FILE_CHANGED = 'file/changed';
export const FILE_GONE = 'file/gone';

/** What the file was to replace is another one by now. */
export const isStale = (error: unknown): boolean => error instanceof TransportError && error.code === 'catalog/stale';

/** The signed URL has expired: a new one will do. */
export const isExpired = (error: unknown): boolean => error instanceof TransportError && error.status === 403;

/**
 * Something is stored under the key already. Keys are made for one file, so that it came with our own request, whose
 * answer was lost.
 */
export const isTaken = (error: unknown): boolean => error instanceof TransportError && error.code === 'media/key-taken';
