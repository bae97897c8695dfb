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
 * Courses made before pictures were encoded anew show what was uploaded, to telephones too: they get both sizes. What
 * turns out to be no picture is taken away, and the course shows its own drawing. Once all have theirs there is nothing
 * to do. Safe to repeat, and beside an admin who chooses another picture.
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

  /** Undefined for what is no picture. */
  private async renewed(shown: FileKey): Promise<Thumbnail | undefined> {
    try {
      return await this.pictures.renew(shown);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return undefined;
      throw error;
    }
  }
}
