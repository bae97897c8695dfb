import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import type { AdminCourse } from '../../../api/admin-courses.ts';
import { dayLabel, dayTitle, itemsOf, moduleTitle } from '../../../course/outline.ts';
import { COUNT, DELETE } from '../../../text/copy/admin-content.ts';
import { filesIn } from '../outline-facts.ts';

export interface DeletedDay {
  readonly label: string;
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly fileName: string }[];
}

/** Lists exactly what a deletion removes, for confirmation. */
export interface DeletionSummary {
  readonly sentence: string;
  /** Name in the announcement afterwards. */
  readonly name: string;
  readonly days: readonly DeletedDay[];
  readonly documents: readonly string[];
  /** Counts; empty if the sentence is sufficient. */
  readonly sums: readonly string[];
  readonly affected: string | undefined;
}

const NOTHING_ELSE = { days: [], documents: [], sums: [], affected: undefined };

export function summaryOfDeletion(course: AdminCourse, node: CourseNode): DeletionSummary | undefined {
  const module = course.modules.find(({ id }) => id === (node.kind === 'module' ? node.id : node.moduleId));
  if (!module) return undefined;
  if (node.kind === 'document') {
    const document = module.documents.find(({ id }) => id === node.id);
    return document && { ...NOTHING_ELSE, sentence: DELETE.document, name: document.title };
  }
  if (node.kind === 'content') {
    const content = module.days.find(({ id }) => id === node.dayId)?.contents.find(({ id }) => id === node.id);
    return content && { ...NOTHING_ELSE, sentence: ADMIN.confirmDeleteContent, name: content.title };
  }

  const days = node.kind === 'module' ? module.days : module.days.filter(({ id }) => id === node.id);
  const documents = node.kind === 'module' ? module.documents : [];
  const items = itemsOf(days);
  const deletedDays = days.map((day) => ({
    label: dayLabel(module, day),
    title: dayTitle(day),
    items: day.contents.map(({ title, fileName }) => ({ title, fileName })),
  }));
  const files = COUNT.files(filesIn(items, documents).size);
  if (node.kind === 'module') {
    return {
      sentence: DELETE.module(module.moduleNumber, moduleTitle(module)),
      name: moduleTitle(module),
      days: deletedDays,
      documents: documents.map(({ title }) => title),
      sums: [COUNT.days(days.length), COUNT.items(items.length), COUNT.documents(documents.length), files],
      affected: DELETE.affected(course.studentCount),
    };
  }
  const [day] = deletedDays;
  return (
    day && {
      ...NOTHING_ELSE,
      sentence: DELETE.day(day.label, day.title),
      name: day.title,
      days: deletedDays,
      sums: [COUNT.items(items.length), files],
      affected: DELETE.affected(course.studentCount),
    }
  );
}
