import { lengthOf } from '../../../domain/catalog/course-tree.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { FindDocument } from '../../../domain/catalog/queries/find-document.ts';
import { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import type { OrderRepository } from '../../../domain/enrolment/ports.ts';
import type { VignettePool } from '../../../domain/exam/link-ports.ts';
import type { SittingRepository } from '../../../domain/exam/ports.ts';
import { runningSection } from '../../../domain/exam/section-clock.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { lessonLabel } from '../../../domain/learning/next-item.ts';
import { readingOrder } from '../../../domain/learning/reading-order.ts';
import type { ReleasedAnswers } from '../../../domain/readiness/cards/ports.ts';
import type { LessonTitles, OpenLessons } from '../../../domain/support/ports.ts';
import type { Answerers, AskedSubjects, RunningExams } from '../../../domain/support/threads/ports.ts';
import { type Binding, link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
import { studyPlans } from './learning.ts';

export const openLessons = (getContent: GetContent): OpenLessons => ({
  courseOf: async (viewer, contentId) => (await getContent.run({ viewer, contentId })).courseId,
});

export const lessonTitles = (reader: CatalogReader): LessonTitles => ({
  async of(entries) {
    const courseIds = [...new Set(entries.map(({ courseId }) => courseId))];
    const courses = await studyPlans(reader).of(courseIds);
    const orders = courses.map(readingOrder);
    const lessons = entries.flatMap(({ contentId }) => {
      const found = orders.map(({ items, indexOf }) => items[indexOf.get(contentId) ?? -1]).find(Boolean);
      if (!found) return [];
      const { moduleNumber, item } = found;
      return [[contentId, { title: item.title, label: lessonLabel(moduleNumber, item.dayNumber) }] as const];
    });
    return { courses: new Map(courses.map(({ id, title }) => [id, title])), lessons: new Map(lessons) };
  },
});

export const askedSubjects = (
  getContent: GetContent,
  findDocument: FindDocument,
  released: Pick<ReleasedAnswers, 'to'>,
  pool: Pick<VignettePool, 'standing'>,
  sittings: Pick<SittingRepository, 'find'>,
  orders: Pick<OrderRepository, 'find'>,
  clock: Clock,
): AskedSubjects => ({
  async item(viewer, id) {
    const paper = await findDocument.run({ viewer, documentId: id });
    if (paper) {
      const { title, pageCount } = paper.document;
      return { title, courseId: paper.courseId, form: 'paper', lengthSeconds: null, pageCount };
    }
    const { content, courseId } = await getContent.run({ viewer, contentId: id });
    const lengthSeconds = content.type === 'video' ? lengthOf(content) : null;
    const form = content.type === 'pdf' ? 'paper' : content.type;
    return { title: content.title, courseId, form, lengthSeconds, pageCount: null };
  },
  async question(userId, questionId, sittingId) {
    const [answer] = await released.to(userId, questionId, clock.now());
    if (!answer) return undefined;
    const whole = sittingId === null ? undefined : await sittings.find(sittingId);
    const plan = whole?.sitting.userId === userId ? whole.sections.flatMap((section) => section.plan) : [];
    const isThere = plan.some(({ questions }) => questions.some(({ id }) => id === questionId));
    if (sittingId !== null && !isThere) return undefined;
    const [vignette] = await pool.standing([answer.vignetteId]);
    const isPrivate = vignette?.pool !== 'practice' || whole?.sitting.kind === 'mock';
    return { title: vignette ? `Case ${vignette.number}` : 'A case', isPrivate };
  },
  async order(userId, orderId) {
    const order = await orders.find(orderId);
    return order?.userId === userId ? { title: order.courseTitle, courseId: order.courseId } : undefined;
  },
});

export const runningExams = (sittings: Pick<SittingRepository, 'listOpen'>, clock: Clock): RunningExams => ({
  async isRunning(userId) {
    const now = clock.now();
    const open = await sittings.listOpen(userId);
    return open.some(({ sitting, sections }) => sitting.kind === 'mock' && runningSection(sections, now) !== undefined);
  },
});

export const answerers = (users: Pick<UserRepository, 'listAdmins'>): Answerers => ({
  async list() {
    const team = await users.listAdmins();
    return team.filter(({ disabledAt }) => disabledAt === null).map(({ id, name, roles }) => ({ id, name, roles }));
  },
});

/** @param pool the one cache of vignettes. */
export const supportLinks = (
  {
    kernel,
    identity,
    catalog,
    enrolment,
    exam,
    readiness,
  }: Pick<Ports, 'kernel' | 'identity' | 'catalog' | 'enrolment' | 'exam' | 'readiness'>,
  pool: Binding<VignettePool>,
) => ({
  openLessons: link(openLessons, GetContent),
  lessonTitles: link(lessonTitles, catalog.reader),
  askedSubjects: link(
    askedSubjects,
    GetContent,
    FindDocument,
    readiness.releasedAnswers,
    pool.id,
    exam.sittings,
    enrolment.orders,
    kernel.clock,
  ),
  runningExams: link(runningExams, exam.sittings, kernel.clock),
  answerers: link(answerers, identity.users),
});
