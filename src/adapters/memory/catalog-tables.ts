import type { Content, Course, CourseDocument, CourseModule, Day } from '../../domain/catalog/course.ts';
import type { CourseId, DayId, ModuleId } from '../../domain/kernel/ids.ts';
import { sortedBy } from './sorted-by.ts';
import { Table, type Restorable } from './table.ts';

/** What the repository writes and the reader reads. */
export class CatalogTables implements Restorable {
  version = 1;
  readonly courses = new Table<Course>();
  readonly modules = new Table<CourseModule>();
  readonly days = new Table<Day>();
  readonly contents = new Table<Content>();
  readonly documents = new Table<CourseDocument>();

  modulesOf(courseId: CourseId): CourseModule[] {
    return sortedBy(this.modules.where((module) => module.courseId === courseId), (module) => module.number);
  }

  daysOf(moduleId: ModuleId): Day[] {
    return sortedBy(this.days.where((day) => day.moduleId === moduleId), (day) => day.number);
  }

  contentsOf(dayId: DayId): Content[] {
    return sortedBy(this.contents.where((content) => content.dayId === dayId), (content) => content.position);
  }

  documentsOf(moduleId: ModuleId): CourseDocument[] {
    return sortedBy(this.documents.where((document) => document.moduleId === moduleId), (document) => document.position);
  }

  snapshot(): () => void {
    const { version } = this;
    const restores = [this.courses, this.modules, this.days, this.contents, this.documents].map((table) => table.snapshot());
    return () => {
      this.version = version;
      for (const restore of restores) restore();
    };
  }
}
