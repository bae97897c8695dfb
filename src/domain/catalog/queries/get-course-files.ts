import type { CourseId } from '../../kernel/ids.ts';
import type { CourseTree, FileFacts } from '../course-tree.ts';
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
  /** Made while they are read, for a course with thousands. */
  readonly files: Iterable<CourseFile>;
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
    return { files: filesOf(tree), limits: this.limits };
  }
}

function* filesOf({ modules }: CourseTree): Generator<CourseFile> {
  for (const { module, days, documents } of modules) {
    for (const { day, contents } of days) yield* shownIn(contents, module.number, day.number);
    yield* shownIn(documents, module.number, null);
  }
}

const shownIn = (
  entries: readonly { readonly title: string; readonly file?: FileFacts | undefined }[],
  moduleNumber: number,
  dayNumber: number | null,
): CourseFile[] =>
  entries.flatMap(({ title, file }) =>
    file?.etag === undefined ? [] : [{ bytes: file.bytes, etag: file.etag, title, moduleNumber, dayNumber }],
  );
