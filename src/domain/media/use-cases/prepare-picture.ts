import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { once } from '../bytes.ts';
import { noObject } from '../errors.ts';
import { isKey, type PictureKeys, pictureKeysOf } from '../object-key.ts';
import type { PictureEncoder } from '../picture-encoder.ts';
import { unreadablePicture } from '../picture-errors.ts';
import type { FileAlarms, FileRepository, FileStorage, VerifiedFile } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';
import type { DiscardUpload } from './discard-upload.ts';
import type { VerifyUpload } from './verify-upload.ts';

const WEBP = 'image/webp';

/**
 * Makes both sizes of an uploaded picture, under keys that follow from the upload's, and erases the upload: only what
 * we encoded ourselves is ever shown. Safe to repeat with the upload's key, also when two do so at once. What is cut
 * off in the middle has rows, so that the sweep finds it.
 */
export class PreparePicture {
  constructor(
    private readonly files: Pick<FileRepository, 'find' | 'addMissing' | 'setVerified'>,
    private readonly storage: Pick<FileStorage, 'put' | 'stat' | 'read'>,
    private readonly verify: Pick<VerifyUpload, 'run'>,
    private readonly discard: Pick<DiscardUpload, 'run'>,
    private readonly encoder: PictureEncoder,
    private readonly alarms: FileAlarms,
    private readonly clock: Clock,
  ) {}

  /** Rejects with the refusal of a picture, and erases its file. */
  async run({ key }: { key: string }): Promise<PictureKeys> {
    const keys = isKey(key) ? pictureKeysOf(key) : undefined;
    if (keys && (await this.areThere(keys))) return keys;
    try {
      return await this.prepare(key);
    } catch (error) {
      // A concurrent call may have prepared it first and erased the upload (race).
      if (keys && (await this.areThere(keys))) return keys;
      throw error;
    }
  }

  /** Re-encodes a picture that a course shows as it was uploaded. The caller decides when the original is erased. */
  async runAgain({ key }: { key: FileKey }): Promise<PictureKeys> {
    const file = await this.files.find(key);
    if (!file) throw noObject();
    try {
      return await this.encode(file);
    } catch (error) {
      if (isRefusal(error)) this.alarms.raise('media/no-picture', key);
      throw error;
    }
  }

  private async prepare(key: string): Promise<PictureKeys> {
    await this.verify.run({ key, purpose: 'thumbnail' });
    const file = await this.files.find(key);
    if (!file) throw noObject();
    // A course shows this very file. The transaction that wants it too finds nothing to take, and says so.
    if (file.status === 'attached') return pictureKeysOf(file.key);
    try {
      const keys = await this.encode(file);
      await this.discard.run({ key });
      return keys;
    } catch (error) {
      if (isRefusal(error)) await this.discard.run({ key });
      throw error;
    }
  }

  private async encode(file: StoredFile): Promise<PictureKeys> {
    const encoded = await this.encoder.encode(() => this.storage.read(file.key, undefined, file.etag), file.bytes);
    if ('refused' in encoded) throw unreadablePicture(encoded.refused);
    const keys = pictureKeysOf(file.key);
    const large = await this.store(keys.large, encoded.large, file);
    const small = await this.store(keys.small, encoded.small, file);
    await this.files.setVerified([large, small]);
    return keys;
  }

  /**
   * Adds the row first, so that the sweep knows of the object. An existing object is from an earlier or a concurrent
   * try.
   */
  private async store(key: FileKey, picture: Uint8Array, { originalName }: StoredFile): Promise<VerifiedFile> {
    await this.files.addMissing({
      key,
      folder: 'thumbnails',
      status: 'pending',
      originalName: `${originalName.replace(/\.[^.]*$/, '')}.webp`,
      contentType: WEBP,
      bytes: 0,
      etag: '',
      createdAt: this.clock.now(),
    });
    try {
      await this.storage.put(key, once(picture), { bytes: picture.length, contentType: WEBP });
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
    }
    const found = await this.storage.stat(key);
    if (!found) throw noObject();
    return { key, ...found, contentType: WEBP };
  }

  private async areThere({ large, small }: PictureKeys): Promise<boolean> {
    const files = await Promise.all([this.files.find(large), this.files.find(small)]);
    return files.every((file) => file !== undefined && file.status !== 'pending');
  }
}

/** Returns whether the picture itself is at fault; a failure on our side is worth a retry with the same file. */
const isRefusal = (error: unknown): boolean => error instanceof DomainError && error.kind === 'invalid';
