import { noSuchNode } from '../errors.ts';
import type { LessonRef } from '../lesson.ts';
import type { CatalogReader, LessonFiles } from '../ports.ts';
import { type CourseNodeDetail, GetCourseNode } from './get-course-node.ts';

/** Returns a content or a document, anywhere in its course. */
export class GetLesson {
  private readonly nodes: GetCourseNode;

  constructor(
    private readonly lessonFiles: Pick<LessonFiles, 'find'>,
    reader: CatalogReader,
  ) {
    this.nodes = new GetCourseNode(reader);
  }

  async run(ref: LessonRef): Promise<CourseNodeDetail> {
    const lesson = await this.lessonFiles.find(ref);
    if (!lesson) throw noSuchNode(ref.kind);
    return this.nodes.run(lesson.ref);
  }
}
