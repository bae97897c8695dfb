import type { ContentEntry, CourseOutline, CourseTree, DocumentEntry } from '../../domain/catalog/course-tree.ts';
import { type FreeLesson, freeLessonsOf } from '../../domain/catalog/free-lessons.ts';
import { heldIn, holdingsOfOutline, holdingsOfTree, openPromises } from '../../domain/catalog/promises.ts';
import type { CourseNodeDetail } from '../../domain/catalog/queries/get-course-node.ts';
import type { SavedDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import type {
  AdminContentReply,
  AdminCourseListing,
  AdminCourseReply,
  AdminDayReply,
  AdminDocumentReply,
  AdminWeekReply,
  DocumentsSavedReply,
  FreeLessonsReply,
} from '../../wire/replies/admin-catalog.ts';
import { mapInSlices } from '../in-slices.ts';
import { bothIds } from './both-ids.ts';
import { contentReply, courseFacts, documentReply, type ShopSettings, sum } from './catalog-replies.ts';
import { adminGuidance } from './guidance-replies.ts';

type Module = CourseTree['modules'][number];

export function adminCourseListing(
  { outline, studentCount, hasHadStudents }: { outline: CourseOutline; studentCount: number; hasHadStudents: boolean },
  shop: ShopSettings,
): AdminCourseListing {
  const weeks = outline.modules.map(({ module, days, documentCount }) => ({
    ...bothIds(module.id),
    weekNumber: module.number,
    title: module.title,
    itemCount: sum(days.map((day) => day.itemCount)),
    documentCount,
  }));
  return {
    ...courseFacts(outline.course, shop),
    version: outline.course.revision,
    itemCount: sum(weeks.map((week) => week.itemCount)),
    documentCount: sum(weeks.map((week) => week.documentCount)),
    studentCount,
    hasHadStudents,
    openPromises: openPromises(holdingsOfOutline(outline)),
    weeks,
  };
}

export const adminContentReply = (content: ContentEntry): AdminContentReply => ({
  ...contentReply(content),
  version: content.revision,
  fileName: content.file?.originalName ?? '',
  bytes: content.file?.bytes ?? 0,
  refusal: content.file?.refusal ?? '',
});

export const adminDocumentReply = (document: DocumentEntry): AdminDocumentReply => ({
  ...documentReply(document),
  version: document.revision,
  fileName: document.file?.originalName ?? '',
  refusal: document.file?.refusal ?? '',
  suggestedTitle: document.suggestedTitle ?? '',
});

export const adminDayReply = ({ day, contents }: Module['days'][number]): AdminDayReply => ({
  ...bothIds(day.id),
  version: day.revision,
  dayNumber: day.number,
  title: day.title,
  contents: contents.map(adminContentReply),
});

export const adminWeekReply = ({ module, days, documents }: Module): AdminWeekReply => ({
  ...bothIds(module.id),
  version: module.revision,
  weekNumber: module.number,
  title: module.title,
  days: days.map(adminDayReply),
  documents: documents.map(adminDocumentReply),
});

export const freeLessonsReply = (lessons: readonly FreeLesson[]): FreeLessonsReply => ({
  freeLessons: lessons.map(({ id }) => id),
});

export async function adminCourseReply(
  { tree, studentCount }: { tree: CourseTree; studentCount: number },
  shop: ShopSettings,
): Promise<AdminCourseReply> {
  const modules = await mapInSlices(tree.modules, (module) => ({ week: adminWeekReply(module), held: heldIn(module) }));
  const holdings = holdingsOfTree(
    tree,
    modules.map(({ held }) => held),
  );
  return {
    ...courseFacts(tree.course, shop),
    ...adminGuidance(tree.course.guidance),
    pastSlugs: [...tree.course.pastSlugs],
    hasQuestionBank: tree.course.hasQuestionBank,
    version: tree.course.revision,
    studentCount,
    openPromises: openPromises(holdings),
    ...freeLessonsReply(freeLessonsOf(tree)),
    weeks: modules.map(({ week }) => week),
  };
}

export function nodeReply(
  detail: CourseNodeDetail,
): AdminWeekReply | AdminDayReply | AdminContentReply | AdminDocumentReply {
  switch (detail.kind) {
    case 'module':
      return adminWeekReply(detail.node);
    case 'day':
      return adminDayReply(detail.node);
    case 'content':
      return adminContentReply(detail.node);
    case 'document':
      return adminDocumentReply(detail.node);
  }
}

export const documentsSavedReply = ({ saved, refused }: SavedDocuments): DocumentsSavedReply => ({
  saved: saved.map(adminDocumentReply),
  refused: refused.map(({ fileKey, title, because }) => ({
    s3Key: fileKey,
    title,
    message: because.message,
    code: because.code,
  })),
});
