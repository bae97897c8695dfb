import type { ContentId, CourseId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { contentsOf } from '../course-tree.ts';
import { noSuchCourse, noSuchNode } from '../errors.ts';
import { type FreeLesson, freeLessonsOf, withFreeLesson } from '../free-lessons.ts';
import type { CatalogReader, CourseRepository } from '../ports.ts';

/** Lets anybody open a lesson of a course on sale, or no longer. Idempotent. */
export class SetFreeLesson {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository }>,
    private readonly reader: Pick<CatalogReader, 'courseTree'>,
  ) {}

  /** Returns the free lessons as they are afterwards. Rejects with `not-found`, and with `invalid` as the rule says. */
  async run({
    courseId,
    contentId,
    isFree,
  }: {
    courseId: CourseId;
    contentId: ContentId;
    isFree: boolean;
  }): Promise<FreeLesson[]> {
    const tree = await this.reader.courseTree(courseId);
    if (!tree) throw noSuchCourse();
    const content = contentsOf(tree).find(({ id }) => id === contentId);
    if (!content) throw noSuchNode('content');
    return this.work.run(async ({ courses }) => {
      await courses.hold(courseId);
      const course = await courses.find(courseId);
      if (!course) throw noSuchCourse();
      const freeLessons = withFreeLesson({ ...tree, course }, content, isFree);
      await courses.setFreeLessons(courseId, freeLessons);
      return freeLessonsOf({ ...tree, course: { ...course, freeLessons } });
    });
  }
}
