import type { MultipartReply, PartAddressReply, PresignReply, UploadFolder } from '../wire/uploads.ts';
import type { JournalRecord } from './list/journal-record.ts';
import type { PartReceipt } from './transfer/stored-object.ts';
import type { PickedFile, UploadTarget } from './upload-queue.ts';

export interface Clock {
  /** Milliseconds; only differences count. */
  now(): number;
  /** Calls back once. What it answers calls that off. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  id(): string;
}

/** What may stop everything at once, and come back by itself. */
export interface Surroundings {
  /** What the system believes; asked only once something has failed. */
  isOnline(): boolean;
  /** Names the session that calls are made in; undefined while nobody is signed in. */
  session(): string | undefined;
  subscribe(listener: () => void): () => void;
}

/** Remembers beyond a crash what is under way, for one person. Writes take effect in the order of the calls. */
export interface Journal {
  load(): Promise<readonly JournalRecord[]>;
  put(record: JournalRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Bytes under way. `done` rejects with a TransportError, soon after `stop` too. */
export interface Travel {
  readonly done: Promise<{ readonly etag: string }>;
  stop(): void;
}

export interface Shipment<File> {
  readonly file: File;
  readonly fromByte: number;
  /** Not included. */
  readonly toByte: number;
  readonly address: string;
  /** Must be sent exactly so where it is given: it is part of what is signed. */
  readonly contentType?: string;
  /** How many bytes of this shipment have left so far. */
  onProgress(sentBytes: number): void;
}

export interface NewObject {
  readonly fileName: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly folder: UploadFolder;
  readonly weekNumber: number;
  readonly dayNumber: number;
}

export interface NewRecord {
  readonly title: string;
  readonly s3Key: string;
}

/** One file of a batch that was not taken, in the server's words. */
export interface RefusedRecord {
  readonly s3Key: string;
  readonly message: string;
  readonly code: string;
}

type ContentTarget = Extract<UploadTarget, { kind: 'content' }>;
type DocumentTarget = Extract<UploadTarget, { kind: 'document' }>;

/** Server and storage. Every call rejects with a TransportError, and never hangs for ever. */
export interface Transport<File extends PickedFile> {
  readonly mostDocumentsAtOnce: number;
  presign(object: NewObject): Promise<PresignReply>;
  initiate(object: NewObject): Promise<MultipartReply>;
  partAddress(key: string, uploadId: string, partNumber: number): Promise<PartAddressReply>;
  /** One PUT of a whole file or of a part. */
  put(shipment: Shipment<File>): Travel;
  complete(key: string, uploadId: string, parts: readonly PartReceipt[]): Promise<void>;
  abort(key: string, uploadId: string): Promise<void>;
  discard(key: string): Promise<void>;
  saveContent(target: ContentTarget, record: NewRecord): Promise<void>;
  saveDocuments(
    target: DocumentTarget,
    records: readonly NewRecord[],
  ): Promise<{ readonly refused: readonly RefusedRecord[] }>;
}

export interface TransportFacts {
  /** Stable, as the server sent it. */
  readonly code?: string;
  /** The server's own, for a person. */
  readonly sentence?: string;
  readonly retryAfterSeconds?: number;
}

/** A refusal, or no answer at all (`status` 0). */
export class TransportError extends Error {
  readonly code: string;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Which part of a file it was, where it was one. */
  partNumber: number | undefined;

  constructor(
    readonly status: number,
    { code = '', sentence, retryAfterSeconds }: TransportFacts = {},
  ) {
    super(sentence ?? `Answered with status ${status}`);
    this.name = 'TransportError';
    this.code = code;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
