import type { CourseId, FileKey } from '../../kernel/ids.ts';
import { VersionedCache } from '../../kernel/versioned-cache.ts';
import { filesOfLesson, freeLessonsOf } from '../free-lessons.ts';
import type { CatalogReader } from '../ports.ts';

/** Courses whose keys are kept: at most some thirty each. */
const MAX_COURSES = 200;

/** Whether a file belongs to a free lesson of a course on sale. From memory while the catalogue stays the same. */
export class ShowsFreeLesson {
  private readonly keys = new VersionedCache<ReadonlySet<FileKey>>({ maxSize: MAX_COURSES, sizeOf: () => 1 });

  constructor(private readonly reader: Pick<CatalogReader, 'catalogueVersion' | 'courseTree'>) {}

  async run({ courseId, key }: { courseId: CourseId; key: FileKey }): Promise<boolean> {
    const keys = await this.keys.of(courseId, await this.reader.catalogueVersion(), () => this.read(courseId));
    return keys.has(key);
  }

  private async read(courseId: CourseId): Promise<ReadonlySet<FileKey>> {
    const tree = await this.reader.courseTree(courseId);
    return new Set(tree?.course.isLive ? freeLessonsOf(tree).flatMap(filesOfLesson) : []);
  }
}
