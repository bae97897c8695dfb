import type { ContentId, CourseId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { refuseHidden } from '../access.ts';
import type { ContentEntry } from '../course-tree.ts';
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
    if (!found) throw noSuchContent();
    const { courses, access } = this;
    await refuseHidden({ courses, access }, input.viewer, found.courseId, found.content);
    return found;
  }
}
