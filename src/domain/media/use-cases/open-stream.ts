import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { notSignedIn, previewsCourses, previewsExams, type Viewer } from '../../kernel/viewer.ts';
import type { ByteRange } from '../byte-range.ts';
import { isLessonFile } from '../file-types.ts';
import { isToBeInspected, isWithheld } from '../inspection.ts';
import { isKey } from '../object-key.ts';
import type {
  Bytes,
  DirectDelivery,
  FileAlarms,
  FileRepository,
  FileRights,
  FileStorage,
  ViewingPlace,
  ViewingPlaces,
} from '../ports.ts';
import type { StoredFile } from '../stored-file.ts';

export interface OpenedFile {
  readonly file: StoredFile;
  /** Whether shared caches may keep it. */
  readonly isPublic: boolean;
  /** Reads a range, which must be within the file. Rejects as `confirm` does. */
  read(range?: ByteRange): Promise<Bytes>;
  /**
   * Confirms the etag for an answer without bytes: rejects with `not-found` when the bytes are not those that were
   * verified.
   */
  confirm(): Promise<void>;
  /**
   * Returns a URL of the storage's own; undefined where the bytes have to pass through us. Rejects as `confirm` does.
   */
  link(disposition: string): Promise<string | undefined>;
  /** Asked again while a long answer is under way, with the viewer as they are by then. */
  isStillOpenTo(viewer: Viewer | undefined): Promise<boolean>;
}

/** A viewer on the device that they watch with. */
export type ViewerAt = Viewer & { readonly place: ViewingPlace };

/** Lifetime (TTL) of a direct link, which outlives a change of rights by no more than this. */
const LINK_MS = MINUTE_MS;

/** Refuses without revealing whether the file exists. */
const SENTENCE = 'This file is not available.';

type Verdict = 'public' | 'free' | 'allowed' | 'unused' | 'anonymous' | 'forbidden' | 'unchecked';

/** Verdicts that give the bytes. A free lesson is not for shared caches: it may be taken away at any time. */
const OPEN: ReadonlySet<Verdict> = new Set(['public', 'free', 'allowed']);

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
    private readonly delivery: DirectDelivery,
    private readonly places: ViewingPlaces,
    private readonly clock: Clock,
  ) {}

  async run({ key, viewer }: { key: string; viewer: ViewerAt | undefined }): Promise<OpenedFile> {
    const file = isKey(key) ? await this.files.find(key) : undefined;
    if (file?.status !== 'attached') throw notFound();
    const verdict = await this.judge(file, viewer);
    if (verdict === 'unused') throw notFound();
    if (verdict === 'anonymous') throw notSignedIn();
    if (verdict === 'unchecked') throw notChecked();
    if (verdict === 'forbidden') throw new DomainError('forbidden', 'media/not-yours', SENTENCE);
    const refusal = await this.refusalOfPlace(file, verdict, viewer);
    if (refusal) throw refusal;
    return {
      file,
      isPublic: verdict === 'public',
      read: (range) => this.verified(file.key, this.storage.read(file.key, range, file.etag)),
      confirm: () => this.refuseChanged(file),
      link: (disposition) => this.link(file, disposition),
      isStillOpenTo: async (later) => {
        const verdict = await this.judge(await this.now(file), later);
        if (!OPEN.has(verdict)) return false;
        return (
          (await this.refusalOfPlace(file, verdict, later && viewer && { ...later, place: viewer.place })) === undefined
        );
      },
    };
  }

  private async judge(file: StoredFile, viewer: Viewer | undefined): Promise<Verdict> {
    const use = await this.rights.use(file.key);
    if (!use) return 'unused';
    if (use.isPublic) return 'public';
    if (use.courseId === null) return this.judgeFigure(file.key, viewer);
    if (viewer && previewsCourses(viewer)) return 'allowed';
    const owns = viewer !== undefined && (await this.rights.mayEnter(viewer.userId, use.courseId));
    if (!owns && !(await this.rights.isFree(use.courseId, file.key))) {
      if (viewer) return 'forbidden';
      return use.isOfDraft ? 'unused' : 'anonymous';
    }
    if (!isWithheld(file)) return owns ? 'allowed' : 'free';
    return file.inspection === 'refused' ? 'unused' : 'unchecked';
  }

  /**
   * A student sees a figure once a section that shows it has started; before, it is a file that nothing uses. The
   * sample is for everybody, and is asked last: candidates cost it nothing.
   */
  private async judgeFigure(key: FileKey, viewer: Viewer | undefined): Promise<Verdict> {
    if (viewer && (previewsExams(viewer) || (await this.rights.mayStudy(viewer.userId, key)))) return 'allowed';
    return (await this.rights.isSample(key)) ? 'public' : 'unused';
  }

  /** Returns why a student may not stream a lesson's file here: simultaneous places are limited. */
  private async refusalOfPlace(
    file: StoredFile,
    verdict: Verdict,
    viewer: ViewerAt | undefined,
  ): Promise<DomainError | undefined> {
    if (verdict !== 'allowed' || viewer?.role !== 'student' || !isLessonFile(file.contentType)) return undefined;
    return this.places.refusal(viewer.userId, viewer.place);
  }

  /** Reads the file again if its type is inspected, since an inspection may refuse it later. */
  private async now(file: StoredFile): Promise<StoredFile> {
    return isToBeInspected(file.contentType) ? ((await this.files.find(file.key)) ?? file) : file;
  }

  /** An address for uploading can be used again until it expires: what it brings then was never checked. */
  private async refuseChanged(file: StoredFile): Promise<void> {
    const found = await this.storage.stat(file.key);
    if (found?.etag === file.etag && found.bytes === file.bytes) return;
    throw this.alarmed(found ? 'media/changed' : 'media/missing', file.key);
  }

  private link({ key, contentType, etag }: StoredFile, disposition: string): Promise<string | undefined> {
    const expiresAt = after(this.clock.now(), LINK_MS);
    return this.verified(key, this.delivery.linkTo(key, { etag, contentType, disposition, expiresAt }));
  }

  /** Raises an alarm where the storage no longer has the bytes of the verified etag. */
  private async verified<T>(key: FileKey, answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') throw this.alarmed('media/changed', key);
      if (error instanceof DomainError && error.kind === 'not-found') throw this.alarmed('media/missing', key);
      throw error;
    }
  }

  private alarmed(code: 'media/changed' | 'media/missing', key: FileKey): DomainError {
    this.alarms.raise(code, key);
    return notFound();
  }
}

/** Shown only to a viewer who has access once the file is inspected. */
const notChecked = (): DomainError =>
  new DomainError(
    'not-found',
    'media/not-checked',
    'This file is being checked before it is shown. Please try again in a few minutes.',
  );

const notFound = (): DomainError => new DomainError('not-found', 'media/not-found', SENTENCE);
