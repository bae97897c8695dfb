import type { ContentId, CourseId, DayId, Ids, ModuleId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CourseTest, NewTestContent } from '../content.ts';
import { noSuchDay } from '../errors.ts';
import type { CourseTests } from '../link-ports.ts';
import type { CourseRepository } from '../ports.ts';
import { checkedTitle } from '../title.ts';
import type { Added } from './add-content.ts';

export interface AddTestRequest {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly dayId: DayId;
  readonly title: string;
  readonly test: CourseTest;
}

/**
 * Puts a test into a day: a mock exam of the course, or practice. The very same one under the same title is there
 * once: a client whose reply was lost may ask again.
 */
export class AddTest {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository }>,
    private readonly tests: CourseTests,
    private readonly ids: Ids,
  ) {}

  async run({ courseId, moduleId, dayId, title, test }: AddTestRequest): Promise<Added<ContentId>> {
    const content: NewTestContent = {
      id: this.ids.next(),
      dayId,
      type: 'test',
      title: checkedTitle(title),
      test: inOneForm(test),
    };
    await this.work.run(({ courses }) => findDay(courses, { courseId, moduleId, dayId }));
    await this.tests.verify(courseId, content.test);
    return this.work.run(async ({ courses }) => {
      await courses.hold(courseId);
      await findDay(courses, { courseId, moduleId, dayId });
      const known = await courses.findTestOf(content);
      if (known !== undefined) return { id: known, isNew: false };
      await courses.addContent(courseId, content);
      return { id: content.id, isNew: true };
    });
  }
}

/** Equal choices are stored as the same text, whatever their order was. */
function inOneForm(test: CourseTest): CourseTest {
  if (test.kind === 'mock') return { kind: test.kind, mockExamId: test.mockExamId };
  const { kind, mode, vignettes } = test;
  const sorted = (list: readonly string[]) => [...new Set(list)].toSorted();
  return { kind, mode, vignettes, clusters: sorted(test.clusters), subjects: sorted(test.subjects) };
}

async function findDay(
  courses: CourseRepository,
  { courseId, moduleId, dayId }: Pick<AddTestRequest, 'courseId' | 'moduleId' | 'dayId'>,
): Promise<void> {
  if (!(await courses.findDay(courseId, moduleId, dayId))) throw noSuchDay();
}
