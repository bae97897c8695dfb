import type { ContentId, CourseId } from '../../kernel/ids.ts';
import { previewsCourses, type Viewer } from '../../kernel/viewer.ts';
import { refuseStranger } from '../access.ts';
import { type ContentEntry, isShown } from '../course-tree.ts';
import { noSuchContent } from '../errors.ts';
import type { CatalogReader, CourseAccess, CourseRepository } from '../ports.ts';

/** One item by its id, for users who may enter its course. */
export class GetContent {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly reader: CatalogReader,
    private readonly access: CourseAccess,
  ) {}

  async run(input: { viewer: Viewer; contentId: ContentId }): Promise<{ content: ContentEntry; courseId: CourseId }> {
    const found = await this.reader.content(input.contentId);
    const course = found && (await this.courses.find(found.courseId));
    if (!found || !course) throw noSuchContent();
    await refuseStranger(this.access, input.viewer, course, noSuchContent);
    if (!previewsCourses(input.viewer) && !isShown(found.content)) throw noSuchContent();
    return found;
  }
}
