import type { LessonReader } from '../../../domain/catalog/lesson-reader.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import type {
  DayTests,
  ExamAccess,
  FinishedTests,
  KnownCourses,
  TaughtPlaces,
  UsedTaxonomy,
  VignettePool,
} from '../../../domain/exam/link-ports.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import { isReachable } from '../../../domain/identity/user.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { previewsCourses } from '../../../domain/kernel/viewer.ts';
import type { SectionSource } from '../../../domain/kernel/vignettes.ts';
import type { CompleteTests } from '../../../domain/learning/use-cases/complete-tests.ts';
import type {
  FigureRepository,
  LessonPlaces,
  PoolReader,
  VersionTexts,
  VignetteReader,
} from '../../../domain/questions/ports.ts';
import { KeptSectionSource } from './kept-section-source.ts';
import { KeptVignettePool } from './kept-vignette-pool.ts';
import { openCourses } from './learning.ts';

export const dayTests = (getContent: GetContent): DayTests => ({
  async find(viewer, contentId) {
    const { content, courseId } = await getContent.run({ viewer, contentId });
    return content.type === 'test' ? { contentId, courseId, title: content.title, test: content.test } : undefined;
  },
});

export const finishedTests = (completeTests: CompleteTests): FinishedTests => ({
  note: (finished) => completeTests.run(finished),
});

export const usedTaxonomy = (reader: Pick<VignetteReader, 'usedTaxonomy'>): UsedTaxonomy => ({
  current: () => reader.usedTaxonomy(),
});

export const sectionSource = (
  texts: Pick<VersionTexts, 'list'>,
  figures: Pick<FigureRepository, 'listOfAll'>,
): SectionSource => new KeptSectionSource(texts, figures);

export const examAccess = (listAccess: ListAccess, users: Pick<UserRepository, 'find'>): ExamAccess => ({
  async courses(userId) {
    const access = await listAccess.run({ userId });
    return access.flatMap(({ courseId, isActive, hasQuestionBank }) => (isActive && hasQuestionBank ? [courseId] : []));
  },
  async isConfirmed(userId) {
    const user = await users.find(userId);
    return user !== undefined && isReachable(user);
  },
});

export const vignettePool = (reader: PoolReader): VignettePool => new KeptVignettePool(reader);

export const knownCourses = (reader: Pick<CatalogReader, 'courseFacts'>): KnownCourses => ({
  known: async (ids) => (await reader.courseFacts(ids)).map(({ id }) => id),
});

export const taughtPlaces = (
  places: Pick<LessonPlaces, 'of'>,
  lessons: Pick<LessonReader, 'of'>,
  enrolments: Pick<EnrolmentRepository, 'unrevokedOf'>,
  clock: Clock,
): TaughtPlaces => ({
  async of(viewer, questionIds) {
    const found = await places.of(questionIds);
    if (found.length === 0) return [];
    const seesAll = previewsCourses(viewer);
    const open = seesAll ? [] : await openCourses(enrolments, clock).of(viewer.userId);
    const mayEnter = (id: CourseId) => seesAll || open.some(({ courseId }) => courseId === id);
    const shown = new Map(
      (await lessons.of([...new Set(found.map(({ contentId }) => contentId))]))
        .filter(({ courseId }) => mayEnter(courseId))
        .map((lesson) => [lesson.contentId, lesson]),
    );
    return found.flatMap(({ questionId, contentId, at, fileKey: fileThen }) => {
      const lesson = shown.get(contentId);
      if (!lesson) return [];
      const { courseId, title, isPaper, fileKey } = lesson;
      return [{ questionId, contentId, at, courseId, title, isPaper, fileKey, hasMoved: fileKey !== fileThen }];
    });
  },
});
