import { type Content, fileKeysOf } from '../../../src/domain/catalog/content.ts';
import type { Course } from '../../../src/domain/catalog/course.ts';
import type { CourseRef, NodeRef } from '../../../src/domain/catalog/course-node.ts';
import type { Day } from '../../../src/domain/catalog/day.ts';
import type { CourseDocument } from '../../../src/domain/catalog/document.ts';
import type { CourseModule } from '../../../src/domain/catalog/module.ts';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import type { TrashEntry } from '../../../src/domain/catalog/trash/trash-entry.ts';
import type { CourseId, DayId, FileKey, ModuleId } from '../../../src/domain/kernel/ids.ts';
import type { Rendition } from '../../../src/domain/media/renditions/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

/** What a deletion took away. */
export interface Trashed {
  readonly entry: TrashEntry;
  readonly course: Course | undefined;
  readonly modules: readonly CourseModule[];
  readonly days: readonly Day[];
  readonly contents: readonly Content[];
  readonly documents: readonly CourseDocument[];
}

/** Every file that it names. */
export const keysOfTrashed = ({
  entry,
  course,
  contents,
  documents,
}: Omit<Trashed, 'entry'> & { entry?: TrashEntry }): FileKey[] => {
  const named = documents.flatMap(({ fileKey, previewKey }) => [fileKey, previewKey]);
  const replaced = [entry?.file?.key ?? null, entry?.file?.smallKey ?? null];
  const keys = [...contents.flatMap(fileKeysOf), ...named, ...(course ? keysOfThumbnail(course) : []), ...replaced];
  return [...new Set(keys.filter((key) => key !== null))];
};

/** What the repository writes and the reader reads. */
export class CatalogTables implements Restorable {
  version = 1;
  readonly courses = new Table<Course>();
  /** Which course a request made. */
  readonly requests = new Table<CourseId>();
  readonly modules = new Table<CourseModule>();
  readonly days = new Table<Day>();
  readonly contents = new Table<Content>();
  readonly documents = new Table<CourseDocument>();
  /** By their own file. */
  readonly renditions = new Table<Rendition>();
  /** By the id of the entry. */
  readonly trash = new Table<Trashed>();

  modulesOf(courseId: CourseId): CourseModule[] {
    return sortedBy(
      this.modules.where((module) => module.courseId === courseId),
      (module) => module.number,
    );
  }

  daysOf(moduleId: ModuleId): Day[] {
    return sortedBy(
      this.days.where((day) => day.moduleId === moduleId),
      (day) => day.number,
    );
  }

  contentsOf(dayId: DayId): Content[] {
    return sortedBy(
      this.contents.where((content) => content.dayId === dayId),
      (content) => content.position,
    );
  }

  documentsOf(moduleId: ModuleId): CourseDocument[] {
    return sortedBy(
      this.documents.where((document) => document.moduleId === moduleId),
      (document) => document.position,
    );
  }

  /** Every row that goes with this one, itself included. */
  inside(ref: NodeRef | CourseRef) {
    const modules = this.modules.where(({ id, courseId }) =>
      ref.kind === 'course' ? courseId === ref.courseId : ref.kind === 'module' && id === ref.moduleId,
    );
    const isWithin = (moduleId: ModuleId): boolean => modules.some(({ id }) => id === moduleId);
    const days = this.days.where(({ id, moduleId }) => isWithin(moduleId) || (ref.kind === 'day' && id === ref.dayId));
    const isOf = (dayId: DayId): boolean => days.some(({ id }) => id === dayId);
    return {
      modules,
      days,
      contents: this.contents.where(({ id, dayId }) => isOf(dayId) || (ref.kind === 'content' && id === ref.contentId)),
      documents: this.documents.where(
        ({ id, moduleId }) => isWithin(moduleId) || (ref.kind === 'document' && id === ref.documentId),
      ),
    };
  }

  raiseVersions(courseId: CourseId): void {
    const course = this.courses.get(courseId);
    if (course) this.courses.set(courseId, { ...course, version: course.version + 1 });
    this.version += 1;
  }

  snapshot(): () => void {
    const { version } = this;
    const { courses, requests, modules, days, contents, documents, renditions, trash } = this;
    const restores = [courses, requests, modules, days, contents, documents, renditions, trash].map((table) =>
      table.snapshot(),
    );
    return () => {
      this.version = version;
      for (const restore of restores) restore();
    };
  }
}
