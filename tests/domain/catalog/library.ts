import { outsideWorld } from '../../../src/adapters/memory/outside-world.ts';
import type { Reader } from '../../../src/domain/catalog/access.ts';
import type { VerifiedFiles } from '../../../src/domain/catalog/ports.ts';
import { AddContent } from '../../../src/domain/catalog/use-cases/add-content.ts';
import { AddDocument } from '../../../src/domain/catalog/use-cases/add-document.ts';
import { CreateCourse } from '../../../src/domain/catalog/use-cases/create-course.ts';
import { ListLiveCourses } from '../../../src/domain/catalog/use-cases/list-live-courses.ts';
import { OpenCourse } from '../../../src/domain/catalog/use-cases/open-course.ts';
import { RenameModule } from '../../../src/domain/catalog/use-cases/rename-module.ts';
import { ShowContent } from '../../../src/domain/catalog/use-cases/show-content.ts';
import { ToggleLive } from '../../../src/domain/catalog/use-cases/toggle-live.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { courseAccess } from '../../../src/main/bridges.ts';

export const NEW_COURSE = {
  title: 'Ten months',
  description: 'Everything.',
  priceCents: 49_900,
  durationMonths: 10,
  moduleCount: 2,
  thumbnailKey: null,
};

/** Remembers what was claimed, and refuses every key with `bad` in it as media would. */
class Claims implements VerifiedFiles {
  readonly claimed: string[] = [];

  async claim(key: string, purpose: string): Promise<void> {
    this.claimed.push(`${key} as ${purpose}`);
    if (key.includes('bad')) throw new DomainError('invalid', 'media/type', 'This is not what it says.');
  }
}

/** Every use case of the context on stores in memory. */
export function library() {
  const world = outsideWorld();
  const { work, ids, clock, stores, catalog } = world;
  const files = new Claims();
  const access = courseAccess(stores.enrolments);
  const createCourse = new CreateCourse(work, files, ids, clock);

  /** A course with the ids of its first module and day. */
  const courseWith = async (facts: Partial<typeof NEW_COURSE> = {}) => {
    const { id: courseId } = await createCourse.run({ ...NEW_COURSE, ...facts });
    const [module, second] = await stores.courses.listModules(courseId);
    const [day] = await stores.courses.listDays(courseId, module?.id ?? '');
    return { courseId, moduleId: module?.id ?? '', secondModuleId: second?.id ?? '', dayId: day?.id ?? '' };
  };

  return {
    ...world,
    files,
    createCourse,
    courseWith,
    toggleLive: new ToggleLive(work),
    renameModule: new RenameModule(work),
    addContent: new AddContent(work, files, ids),
    addDocument: new AddDocument(work, files, ids),
    listLive: new ListLiveCourses(catalog),
    openCourse: new OpenCourse(stores.courses, catalog, access),
    showContent: new ShowContent(stores.courses, catalog, access),
    enrol: (courseId: string) => stores.enrolments.add({ userId: OWNER.userId, courseId, since: clock.now(), orderId: null }),
  };
}

export const OWNER: Reader = { userId: 'ada', role: 'student' };
export const STRANGER: Reader = { userId: 'bob', role: 'student' };
export const ADMIN: Reader = { userId: 'boss', role: 'admin' };
