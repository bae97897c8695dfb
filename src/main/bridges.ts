import type {
  CatalogReader,
  CourseAccess,
  CourseRepository,
  StudentCounts,
  StudyItem,
  VerifiedFiles,
} from '../domain/catalog/ports.ts';
import type { GetContent } from '../domain/catalog/queries/get-content.ts';
import type {
  Buyers,
  CoursesForSale,
  EnrolmentRepository,
  OrderRepository,
  Students,
} from '../domain/enrolment/ports.ts';
import type { CheckAccess } from '../domain/enrolment/queries/check-access.ts';
import type { Purchases, SessionRepository, UserRepository } from '../domain/identity/ports.ts';
import type { Clock } from '../domain/kernel/clock.ts';
import type { CourseContents, StudentCourses, StudyCourse, StudyPlans } from '../domain/learning/ports.ts';
import type { GetStudyRecord } from '../domain/learning/queries/get-study-record.ts';
import type { FileRights } from '../domain/media/ports.ts';
import type { VerifyUpload } from '../domain/media/use-cases/verify-upload.ts';
import type { StudentBooks, StudentProfiles, StudyRecords } from '../domain/reporting/ports.ts';
import type { LessonTitles, LoggedStudents, OpenLessons } from '../domain/support/ports.ts';

/**
 * Where contexts meet. Each function answers a question that one context asks in its own words with
 * what another one knows; no rule of either lives here.
 */
export const purchases = (enrolments: EnrolmentRepository, reader: CatalogReader): Purchases => ({
  async coursesOf(userId) {
    const bought = await enrolments.coursesOf(userId);
    const there = new Set((await reader.coursesByIds(bought)).map((course) => course.id));
    return bought.filter((id) => there.has(id));
  },
});

export const studentCounts = (enrolments: EnrolmentRepository): StudentCounts => ({
  of: (courseIds) => enrolments.countByCourse(courseIds),
});

export const courseAccess = (checkAccess: CheckAccess): CourseAccess => ({
  mayEnter: (userId, courseId) => checkAccess.run({ userId, courseId }),
});

export const coursesForSale = (courses: CourseRepository): CoursesForSale => ({
  find: (courseId) => courses.find(courseId),
});

export const courseContents = (reader: CatalogReader): CourseContents => ({
  async find(courseId, contentId) {
    const found = await reader.content(contentId);
    return found?.courseId === courseId ? { isVideo: found.content.type === 'video' } : undefined;
  },
});

export const studentCourses = (checkAccess: CheckAccess, enrolments: EnrolmentRepository): StudentCourses => ({
  ...courseAccess(checkAccess),
  coursesOf: (userId) => enrolments.coursesOf(userId),
});

export const buyers = (users: UserRepository): Buyers => ({
  find: (userId) => users.find(userId),
});

export const students = (users: UserRepository): Students => ({
  async find(userId) {
    const user = await users.find(userId);
    return user?.role === 'student' ? { name: user.name } : undefined;
  },
});

export const studentProfiles = (users: UserRepository, sessions: SessionRepository, clock: Clock): StudentProfiles => ({
  async find(userId) {
    const user = await users.find(userId);
    if (user?.role !== 'student') return undefined;
    return { id: user.id, name: user.name, email: user.email, phone: user.phone, joinedAt: user.createdAt };
  },
  countDevices: async (userId) => (await sessions.listAlive(userId, clock.now())).length,
});

export const studentBooks = (enrolments: EnrolmentRepository, orders: OrderRepository): StudentBooks => ({
  enrolmentsOf: (userId) => enrolments.listOf(userId),
  ordersOf: (userId) => orders.listOf(userId),
});

export const studyRecords = (getStudyRecord: GetStudyRecord): StudyRecords => ({
  of: (userId, courseIds) => getStudyRecord.run({ userId, courseIds }),
});

export const loggedStudents = (users: UserRepository): LoggedStudents => ({
  isThere: async (userId) => (await users.find(userId))?.role === 'student',
});

export const fileRights = (reader: CatalogReader, checkAccess: CheckAccess): FileRights => ({
  async use(key) {
    const use = await reader.fileUse(key);
    return (
      use && { courseId: use.courseId, isPublic: use.as === 'thumbnail' && use.isCourseLive, isWithheld: use.isRefused }
    );
  },
  async unusedOf(keys) {
    const used = new Set(await reader.usedFiles(keys));
    return keys.filter((key) => !used.has(key));
  },
  ...courseAccess(checkAccess),
});

export const verifiedFiles = (verifyUpload: VerifyUpload): VerifiedFiles => ({
  verify: (key, purpose) => verifyUpload.run({ key, purpose }),
  verifyAll: (keys, purpose) => verifyUpload.runAll({ keys, purpose }),
});

export const openLessons = (getContent: GetContent): OpenLessons => ({
  courseOf: async (viewer, contentId) => (await getContent.run({ viewer, contentId })).courseId,
});

export const lessonTitles = (reader: CatalogReader): LessonTitles => ({
  async of(entries) {
    const courseIds = [...new Set(entries.map(({ courseId }) => courseId))];
    const [courses, items] = await Promise.all([reader.coursesByIds(courseIds), reader.studyItems(courseIds)]);
    const lessons = items.flatMap(({ contentId, title, moduleNumber, dayNumber }) =>
      contentId === null ? [] : [[contentId, { title: title ?? '', label: `${moduleNumber}.${dayNumber}` }] as const],
    );
    return { courses: new Map(courses.map(({ id, title }) => [id, title])), lessons: new Map(lessons) };
  },
});

export const studyPlans = (reader: CatalogReader): StudyPlans => ({
  async of(courseIds) {
    const [courses, items] = await Promise.all([reader.coursesByIds(courseIds), reader.studyItems(courseIds)]);
    const byId = new Map(courses.map((course) => [course.id, course]));
    return courseIds.flatMap((id) => {
      const course = byId.get(id);
      const own = items.filter((item) => item.courseId === id);
      return course ? [{ id, title: course.title, thumbnailKey: course.thumbnailKey, modules: modulesOf(own) }] : [];
    });
  },
});

function modulesOf(items: readonly StudyItem[]): StudyCourse['modules'] {
  const modules = new Map<
    number,
    { number: number; title: string; items: StudyCourse['modules'][number]['items'][number][] }
  >();
  for (const item of items) {
    const module = modules.get(item.moduleNumber) ?? { number: item.moduleNumber, title: item.moduleTitle, items: [] };
    modules.set(item.moduleNumber, module);
    if (item.contentId === null) continue;
    module.items.push({
      contentId: item.contentId,
      dayNumber: item.dayNumber ?? 0,
      type: item.type ?? '',
      title: item.title ?? '',
    });
  }
  return [...modules.values()];
}
