import type { CourseOutline, CourseTree, DocumentEntry } from '../../domain/catalog/course-tree.ts';
import type { Content, Course, CourseDocument, CourseModule } from '../../domain/catalog/course.ts';
import type { CatalogReader, FileUse, StudyItem } from '../../domain/catalog/ports.ts';
import type { ContentId, CourseId, FileKey } from '../../domain/kernel/ids.ts';
import type { FileRepository } from '../../domain/media/ports.ts';
import type { CatalogTables } from './catalog-tables.ts';
import { fileUse } from './file-use.ts';
import { sortedBy } from './sorted-by.ts';

export class MemoryCatalogReader implements CatalogReader {
  private readonly tables: CatalogTables;

  constructor(
    courses: { readonly tables: CatalogTables },
    private readonly files: FileRepository,
  ) {
    this.tables = courses.tables;
  }

  async liveOutlines(): Promise<CourseOutline[]> {
    return this.oldestFirst((course) => course.isLive).map((course) => ({
      course,
      modules: this.tables.modulesOf(course.id).map((module) => ({
        module,
        days: this.tables.daysOf(module.id).map(({ id, number }) => ({ number, itemCount: this.tables.contentsOf(id).length })),
        documentCount: this.tables.documentsOf(module.id).length,
      })),
    }));
  }

  async catalogueVersion(): Promise<number> {
    return this.tables.version;
  }

  async courseTree(id: CourseId): Promise<CourseTree | undefined> {
    const course = this.tables.courses.get(id);
    if (!course) return undefined;
    const modules = this.tables.modulesOf(id).map(async (module) => ({
      module,
      days: this.tables.daysOf(module.id).map((day) => ({ day, contents: this.tables.contentsOf(day.id) })),
      documents: await Promise.all(this.tables.documentsOf(module.id).map((document) => this.entryOf(document))),
    }));
    return { course, modules: await Promise.all(modules) };
  }

  async listCourses(): Promise<Course[]> {
    return this.oldestFirst(() => true);
  }

  async coursesByIds(ids: readonly CourseId[]): Promise<Course[]> {
    return this.oldestFirst((course) => ids.includes(course.id));
  }

  async content(id: ContentId): Promise<{ content: Content; courseId: CourseId } | undefined> {
    const content = this.tables.contents.get(id);
    const day = content && this.tables.days.get(content.dayId);
    const module = day && this.tables.modules.get(day.moduleId);
    return module && { content, courseId: module.courseId };
  }

  async studyItems(ids: readonly CourseId[]): Promise<StudyItem[]> {
    return ids.toSorted().flatMap((id) => this.tables.modulesOf(id).flatMap((module) => this.itemsOf(module)));
  }

  async fileUse(key: FileKey): Promise<FileUse | undefined> {
    return fileUse(this.tables, key);
  }

  private oldestFirst(isWanted: (course: Course) => boolean): Course[] {
    return sortedBy(this.tables.courses.where(isWanted), (course) => course.createdAt, (course) => course.id);
  }

  private itemsOf({ id, courseId, number, title }: CourseModule): StudyItem[] {
    const place = { courseId, moduleNumber: number, moduleTitle: title };
    const items = this.tables.daysOf(id).flatMap((day) =>
      this.tables.contentsOf(day.id).map((content) => ({
        ...place,
        dayNumber: day.number,
        contentId: content.id,
        type: content.type,
        title: content.title,
      })),
    );
    return items.length > 0 ? items : [{ ...place, dayNumber: null, contentId: null, type: null, title: null }];
  }

  private async entryOf(document: CourseDocument): Promise<DocumentEntry> {
    const file = await this.files.find(document.fileKey);
    return { ...document, file: file && { bytes: file.bytes, contentType: file.contentType } };
  }
}
