import { lengthOf } from '../../../domain/catalog/course-tree.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { ListMeetings } from '../../../domain/discussions/queries/list-meetings.ts';
import { isActive } from '../../../domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import { mockExamOf } from '../../../domain/exam/day-test.ts';
import type { MockExamRepository } from '../../../domain/exam/ports.ts';
import { HasFinished } from '../../../domain/exam/queries/has-finished.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type {
  CourseContents,
  DueCards,
  LiveMeetings,
  MockExamsToSit,
  OpenCourses,
  StudentCourses,
  StudyPlans,
  TestsInCourses,
} from '../../../domain/learning/ports.ts';
import { CountCardsAhead } from '../../../domain/readiness/queries/count-cards-ahead.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
import { courseAccess } from './catalog.ts';
import { KeptStudyPlans } from './kept-study-plans.ts';

export const courseContents = (reader: CatalogReader, hasFinished: HasFinished): CourseContents => ({
  async find(userId, courseId, contentId) {
    const found = await reader.content(contentId);
    if (found?.courseId !== courseId) return undefined;
    const { content } = found;
    const unplayed = { isVideo: false, lengthSeconds: undefined, bytes: 0 };
    switch (content.type) {
      case 'video': {
        const lengthSeconds = lengthOf(content) ?? undefined;
        return { isVideo: true, isDone: false, lengthSeconds, bytes: content.file?.bytes ?? 0 };
      }
      case 'pdf':
        return { ...unplayed, isDone: true };
      case 'test':
        return {
          ...unplayed,
          isDone: await hasFinished.run({ userId, contentId, mockExamId: mockExamOf(content.test) }),
        };
    }
  },
});

export const testsInCourses = (reader: Pick<CatalogReader, 'placedTests'>): TestsInCourses => ({
  async of(courseIds) {
    const placed = await reader.placedTests(courseIds);
    return placed.map(({ courseId, contentId, test }) => ({ courseId, contentId, mockExamId: mockExamOf(test) }));
  },
});

export const liveMeetings = (meetings: ListMeetings): LiveMeetings => ({
  of: (courseIds, until) => meetings.run({ courseIds, until }),
});

export const studentCourses = (checkAccess: CheckAccess, listAccess: ListAccess): StudentCourses => ({
  ...courseAccess(checkAccess),
  of: (userId) => listAccess.run({ userId }),
});

const plans = new WeakMap<CatalogReader, StudyPlans>();

/** The same for every link that asks the same reader. */
export function studyPlans(reader: CatalogReader): StudyPlans {
  const known = plans.get(reader) ?? new KeptStudyPlans(reader);
  plans.set(reader, known);
  return known;
}

export const openCourses = (enrolments: Pick<EnrolmentRepository, 'unrevokedOf'>, clock: Clock): OpenCourses => ({
  async of(userId) {
    const now = clock.now();
    return (await enrolments.unrevokedOf(userId)).filter((enrolment) => isActive(enrolment, now));
  },
});

export const mockExamsToSit = (mockExams: Pick<MockExamRepository, 'listUnfinished'>): MockExamsToSit => ({
  async of(userId, courseIds) {
    const found = await mockExams.listUnfinished(userId, courseIds);
    return found.map(({ sections, ...facts }) => ({ ...facts, sections: sections.map(({ minutes }) => minutes) }));
  },
});

export const dueCards = (countCardsAhead: CountCardsAhead): DueCards => ({
  ahead: (userId, exam) => countCardsAhead.run({ userId, exam }),
});

export const learningLinks = ({
  kernel,
  catalog,
  enrolment,
  exam,
}: Pick<Ports, 'kernel' | 'catalog' | 'enrolment' | 'exam'>) => ({
  courseContents: link(courseContents, catalog.reader, HasFinished),
  testsInCourses: link(testsInCourses, catalog.reader),
  studentCourses: link(studentCourses, CheckAccess, ListAccess),
  studyPlans: link(studyPlans, catalog.reader),
  openCourses: link(openCourses, enrolment.enrolments, kernel.clock),
  mockExamsToSit: link(mockExamsToSit, exam.mockExams),
  dueCards: link(dueCards, CountCardsAhead),
  liveMeetings: link(liveMeetings, ListMeetings),
});
