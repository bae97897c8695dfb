import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, FileKey } from '../../kernel/ids.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { eraseLater, takeIntoUse } from '../files-in-use.ts';
import type { CatalogReader, CourseRepository, FilesInUse, Pictures } from '../ports.ts';
import { keysOfThumbnail, NO_THUMBNAIL, type Thumbnail } from '../thumbnail.ts';

/** A picture takes a core and much memory. */
const AT_ONCE = 1;

/**
 * Makes both sizes of thumbnails that were stored as uploaded, before pictures were encoded anew. Removes a file that
 * is not a picture: the course then shows its own drawing. Does nothing once every thumbnail is renewed. Safe to
 * repeat, and while an admin chooses another picture.
 */
export class RenewThumbnails {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; files: FilesInUse; outbox: Outbox }>,
    private readonly reader: Pick<CatalogReader, 'listCourses'>,
    private readonly pictures: Pictures,
  ) {}

  /** Rejects with the first failure once every course was tried. */
  async run(): Promise<void> {
    const old = (await this.reader.listCourses()).flatMap(({ id, thumbnailKey, smallThumbnailKey }) =>
      thumbnailKey !== null && smallThumbnailKey === null ? [{ id, shown: thumbnailKey }] : [],
    );
    const { failures } = await inBatches(old, AT_ONCE, ({ id, shown }) => this.renew(id, shown));
    if (failures.length > 0) throw failures[0];
  }

  private async renew(id: CourseId, shown: FileKey): Promise<void> {
    const thumbnail = await this.renewed(shown);
    await this.work.run(async ({ courses, files, outbox }) => {
      if (!(await courses.replaceThumbnail(id, shown, thumbnail ?? NO_THUMBNAIL))) return;
      if (thumbnail) await takeIntoUse(files, keysOfThumbnail(thumbnail));
      await eraseLater(outbox, [shown]);
    });
  }

  /** Undefined if the file is not a picture. */
  private async renewed(shown: FileKey): Promise<Thumbnail | undefined> {
    try {
      return await this.pictures.renew(shown);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return undefined;
      throw error;
    }
  }
}
