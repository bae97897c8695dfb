import { DomainError } from '../../kernel/errors.ts';
import type { ReadRange } from '../bytes.ts';
import { faultOfPdfEnds, isDoc } from '../document-signatures.ts';
import type { VideoFactsReader } from '../file-readers.ts';
import {
  type Ceilings,
  ceilingOf,
  empty,
  faultyVideo,
  noWordFile,
  otherContainer,
  tooLarge,
  wrongEnds,
  wrongType,
} from '../file-rules.ts';
import { DOC, DOCX, PDF, type Purpose, typeOfContent } from '../file-types.ts';
import { isKey } from '../object-key.ts';
import { faultOfArchive } from '../office/archive-limits.ts';
import type { ArchiveInspector, FileRepository, FileStorage, VerifiedFile } from '../ports.ts';
import { readSample } from '../sample.ts';
import type { StoredFile } from '../stored-file.ts';
import { factsFrom, type VideoFacts } from '../video-facts.ts';

interface FoundObject {
  readonly bytes: number;
  readonly etag: string;
  readonly read: ReadRange;
}

/**
 * Verifies an uploaded file by its content (decision B8). A file that is not what it claims to be is erased at once.
 * The caller attaches a sound one in the transaction that saves its record.
 */
export class VerifyUpload {
  constructor(
    private readonly files: FileRepository,
    private readonly storage: FileStorage,
    private readonly ceilings: Ceilings,
    private readonly archives: ArchiveInspector,
    private readonly videos: VideoFactsReader,
  ) {}

  /** Rejects with the refusal of the file. */
  async run({ key, purpose }: { key: string; purpose: Purpose }): Promise<void> {
    const refusal = (await this.runAll({ keys: [key], purpose })).get(key);
    if (refusal) throw refusal;
  }

  /** Judges several files, each alone; stores the sound ones in one write. Returns the refusals of the others. */
  async runAll({ keys, purpose }: { keys: readonly string[]; purpose: Purpose }): Promise<Map<string, DomainError>> {
    const refusals = new Map<string, DomainError>();
    const sound: VerifiedFile[] = [];
    for (const key of keys) {
      await this.judge(key, purpose).then(
        (file) => file && sound.push(file),
        (error: unknown) => refusals.set(key, refusalIn(error)),
      );
    }
    if (sound.length > 0) await this.files.setVerified(sound);
    return refusals;
  }

  /** Says nothing about a file in use: only the transaction that wants it knows whether that is a repetition. */
  private async judge(key: string, purpose: Purpose): Promise<VerifiedFile | undefined> {
    const file = await this.find(key, purpose);
    if (file.status === 'attached') return undefined;
    // An address for uploading may be used again: all that is judged here, and all that is served later, is read by
    // this etag.
    const found = await this.storage.stat(file.key);
    if (!found) {
      throw new DomainError(
        'conflict',
        'media/not-uploaded',
        'This file has not been uploaded completely. Please upload it again.',
      );
    }
    const object: FoundObject = { ...found, read: (range) => this.storage.read(file.key, range, found.etag) };
    const fault = await this.faultOf(file, purpose, object);
    if (fault) {
      await this.erase(file, fault);
      throw fault;
    }
    return { key: file.key, ...found, contentType: file.contentType, ...(await this.factsOf(file, object)) };
  }

  private async find(key: string, purpose: Purpose): Promise<StoredFile> {
    const file = isKey(key) ? await this.files.find(key) : undefined;
    if (!file) throw await this.refusalOf(key);
    if (typeOfContent(file.contentType)?.purpose !== purpose) throw wrongType(purpose);
    return file;
  }

  private async refusalOf(key: string): Promise<DomainError> {
    const refusal = isKey(key) ? await this.files.refusalOf(key) : undefined;
    if (refusal) return new DomainError('invalid', refusal.code, refusal.message, { fields: refusal.fields });
    return new DomainError('invalid', 'media/unknown', 'This file was not uploaded here. Please upload it again.');
  }

  private async faultOf(file: StoredFile, purpose: Purpose, object: FoundObject): Promise<DomainError | undefined> {
    const { bytes } = object;
    const ceiling = ceilingOf(purpose, this.ceilings);
    if (bytes === 0) return empty();
    if (bytes > ceiling) return tooLarge(ceiling);
    const sample = await readSample(object.read, bytes);
    if (!typeOfContent(file.contentType)?.isGenuine(sample)) {
      if (file.contentType === PDF) return wrongEnds(faultOfPdfEnds(sample) ?? 'no-pdf');
      if (file.contentType === DOCX && isDoc(sample)) return otherContainer();
      return file.contentType === DOC ? noWordFile() : wrongType(purpose);
    }
    if (purpose === 'video') {
      const fault = await this.videos.faultOf({ contentType: file.contentType, bytes }, object.read);
      return fault && faultyVideo(fault);
    }
    if (file.contentType !== DOCX) return undefined;
    return this.archiveFault(object);
  }

  private async factsOf({ contentType }: StoredFile, { bytes, read }: FoundObject): Promise<Partial<VideoFacts>> {
    if (typeOfContent(contentType)?.purpose !== 'video') return {};
    return factsFrom(await this.videos.headersOf({ contentType, bytes }, read));
  }

  /** Returns the fault of a broken archive; an error of the storage is thrown. */
  private async archiveFault({ bytes, read }: FoundObject): Promise<DomainError | undefined> {
    try {
      return await faultOfArchive(this.archives.entriesOf(bytes, read));
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return error;
      throw error;
    }
  }

  /**
   * Erases a refused object. Its row stays until the sweep, unusable: the upload URL may be used again, and that object
   * is then erased too; a client that retries because the answer was lost gets the same refusal.
   */
  private async erase(file: StoredFile, { code, message, fields }: DomainError): Promise<void> {
    await this.files.giveUp(file.key, { code, message, fields });
    await this.storage.delete(file.key);
  }
}

/** Returns the refusal of the file; rethrows errors of our own, after which the call may be repeated as a whole. */
function refusalIn(error: unknown): DomainError {
  if (error instanceof DomainError && error.kind !== 'unavailable') return error;
  throw error;
}
