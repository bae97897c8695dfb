import type { CourseId } from '../../kernel/ids.ts';
import type { FileFacts } from '../course-tree.ts';
import { noSuchCourse } from '../errors.ts';
import type { CatalogReader, UploadLimits } from '../ports.ts';

/** A file of a course, and where it is shown. */
export interface CourseFile {
  readonly bytes: number;
  readonly etag: string;
  readonly title: string;
  readonly moduleNumber: number;
  /** Null of a document of the whole module. */
  readonly dayNumber: number | null;
}

export interface CourseFiles {
  readonly files: readonly CourseFile[];
  readonly limits: UploadLimits;
}

/** Files that a course holds, and the size limits of new ones: read before a folder of files is uploaded. */
export class GetCourseFiles {
  constructor(
    private readonly reader: Pick<CatalogReader, 'courseTree'>,
    private readonly limits: UploadLimits,
  ) {}

  async run({ courseId }: { courseId: CourseId }): Promise<CourseFiles> {
    const tree = await this.reader.courseTree(courseId);
    if (!tree) throw noSuchCourse();
    const files = tree.modules.flatMap(({ module, days, documents }) => [
      ...days.flatMap(({ day, contents }) => fileOf(contents, module.number, day.number)),
      ...fileOf(documents, module.number, null),
    ]);
    return { files, limits: this.limits };
  }
}

const fileOf = (
  entries: readonly { readonly title: string; readonly file?: FileFacts | undefined }[],
  moduleNumber: number,
  dayNumber: number | null,
): CourseFile[] =>
  entries.flatMap(({ title, file }) =>
    file?.etag === undefined ? [] : [{ bytes: file.bytes, etag: file.etag, title, moduleNumber, dayNumber }],
  );
