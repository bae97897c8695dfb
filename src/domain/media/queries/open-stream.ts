import { DomainError } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { notSignedIn, type Viewer } from '../../kernel/viewer.ts';
import type { ByteRange } from '../byte-range.ts';
import { isKey } from '../object-key.ts';
import type { Bytes, FileAlarms, FileRepository, FileRights, FileStorage } from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';

export interface OpenedFile {
  readonly file: StoredFile;
  /** Anybody may keep a copy of it. */
  readonly isPublic: boolean;
  /** The range lies within the file. */
  read(range?: ByteRange): Promise<Bytes>;
  /** Asked again while a long answer is under way, with the viewer as they are by then. */
  isStillOpenTo(viewer: Viewer | undefined): Promise<boolean>;
}

/** Nobody learns from the words whether the file exists. */
const SENTENCE = 'This file is not available.';

type Verdict = 'public' | 'allowed' | 'unused' | 'anonymous' | 'forbidden';

/**
 * The only way to stored bytes: an exact look-up of the key, then the rights on the course that uses it
 * (decision B10), then the proof that the bytes are still those that were verified.
 */
export class OpenStream {
  constructor(
    private readonly files: Pick<FileRepository, 'find'>,
    private readonly storage: Pick<FileStorage, 'stat' | 'read'>,
    private readonly rights: FileRights,
    private readonly alarms: FileAlarms,
  ) {}

  async run({ key, viewer }: { key: string; viewer: Viewer | undefined }): Promise<OpenedFile> {
    const file = isKey(key) ? await this.files.find(key) : undefined;
    if (file?.status !== 'attached') throw notFound();
    const verdict = await this.judge(file.key, viewer);
    if (verdict === 'unused') throw notFound();
    if (verdict === 'anonymous') throw notSignedIn();
    if (verdict === 'forbidden') throw new DomainError('forbidden', 'media/not-yours', SENTENCE);
    await this.refuseChanged(file);
    return {
      file,
      isPublic: verdict === 'public',
      read: (range) => this.storage.read(file.key, range),
      isStillOpenTo: async (later) => ['public', 'allowed'].includes(await this.judge(file.key, later)),
    };
  }

  private async judge(key: FileKey, viewer: Viewer | undefined): Promise<Verdict> {
    const use = await this.rights.use(key);
    if (!use) return 'unused';
    if (use.isPublic) return 'public';
    if (!viewer) return 'anonymous';
    if (viewer.role === 'admin') return 'allowed';
    if (!(await this.rights.mayEnter(viewer.userId, use.courseId))) return 'forbidden';
    return use.isWithheld ? 'unused' : 'allowed';
  }

  /** An address for uploading can be used again until it expires: what it brings then was never checked. */
  private async refuseChanged(file: StoredFile): Promise<void> {
    const found = await this.storage.stat(file.key);
    if (found?.etag === file.etag && found.bytes === file.bytes) return;
    this.alarms.raise(found ? 'media/changed' : 'media/missing', file.key);
    throw notFound();
  }
}

const notFound = (): DomainError => new DomainError('not-found', 'media/not-found', SENTENCE);
