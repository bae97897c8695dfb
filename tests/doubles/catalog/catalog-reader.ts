import type { Content } from '../../../src/domain/catalog/content.ts';
import type { Course } from '../../../src/domain/catalog/course.ts';
import type {
  ContentEntry,
  CourseOutline,
  CourseTree,
  DocumentEntry,
  FileFacts,
} from '../../../src/domain/catalog/course-tree.ts';
import type { CourseModule } from '../../../src/domain/catalog/module.ts';
import type { CatalogReader, CourseFacts, FileUse, StudyItem } from '../../../src/domain/catalog/ports.ts';
import type { ContentId, CourseId, FileKey, ModuleId } from '../../../src/domain/kernel/ids.ts';
import type { FileRepository } from '../../../src/domain/media/ports.ts';
import type { StoredFile } from '../../../src/domain/media/stored-file.ts';
import { sortedBy } from '../sorted-by.ts';
import type { CatalogTables } from './catalog-tables.ts';
import { fileUse, usedFiles } from './file-use.ts';

export class MemoryCatalogReader implements CatalogReader {
  private readonly tables: CatalogTables;

  constructor(
    courses: { readonly tables: CatalogTables },
    private readonly files: FileRepository,
  ) {
    this.tables = courses.tables;
  }

  async liveOutlines(): Promise<CourseOutline[]> {
    return this.oldestFirst((course) => course.isLive).map((course) => this.outlineOf(course));
  }

  async allOutlines(): Promise<CourseOutline[]> {
    return this.oldestFirst(() => true).map((course) => this.outlineOf(course));
  }

  async catalogueVersion(): Promise<number> {
    return this.tables.version;
  }

  async courseTree(id: CourseId): Promise<CourseTree | undefined> {
    const course = this.tables.courses.get(id);
    if (!course) return undefined;
    const modules = this.tables.modulesOf(id).map(async (module) => ({
      module,
      days: await Promise.all(
        this.tables
          .daysOf(module.id)
          .map(async (day) => ({ day, contents: await this.entries(this.tables.contentsOf(day.id)) })),
      ),
      documents: await this.withFiles(this.tables.documentsOf(module.id)),
    }));
    return { course, modules: await Promise.all(modules) };
  }

  async listCourses(): Promise<Course[]> {
    return this.oldestFirst(() => true);
  }

  async coursesByIds(ids: readonly CourseId[]): Promise<Course[]> {
    return this.oldestFirst((course) => ids.includes(course.id));
  }

  async courseFacts(ids: readonly CourseId[]): Promise<CourseFacts[]> {
    return (await this.coursesByIds(ids)).map(({ id, title, priceCents, durationMonths, isLive, version }) => ({
      id,
      title,
      priceCents,
      durationMonths,
      isLive,
      version,
    }));
  }

  async content(id: ContentId): Promise<{ content: ContentEntry; courseId: CourseId } | undefined> {
    const content = this.tables.contents.get(id);
    const day = content && this.tables.days.get(content.dayId);
    const module = day && this.tables.modules.get(day.moduleId);
    const [entry] = content ? await this.entries([content]) : [];
    return module && entry && { content: entry, courseId: module.courseId };
  }

  async documents(courseId: CourseId, moduleId: ModuleId): Promise<DocumentEntry[]> {
    const isHere = this.tables.modules.get(moduleId)?.courseId === courseId;
    return isHere ? this.withFiles(this.tables.documentsOf(moduleId)) : [];
  }

  async studyItems(ids: readonly CourseId[]): Promise<StudyItem[]> {
    return ids.toSorted().flatMap((id) => this.tables.modulesOf(id).flatMap((module) => this.itemsOf(module)));
  }

  async fileUse(key: FileKey): Promise<FileUse | undefined> {
    return fileUse(this.tables, key);
  }

  async usedFiles(keys: readonly FileKey[]): Promise<FileKey[]> {
    return usedFiles(this.tables, keys);
  }

  private oldestFirst(isWanted: (course: Course) => boolean): Course[] {
    return sortedBy(
      this.tables.courses.where(isWanted),
      (course) => course.createdAt,
      (course) => course.id,
    );
  }

  private outlineOf(course: Course): CourseOutline {
    return {
      course,
      modules: this.tables.modulesOf(course.id).map((module) => ({
        module,
        days: this.tables
          .daysOf(module.id)
          .map(({ id, number }) => ({ id, number, itemCount: this.tables.contentsOf(id).length })),
        documentCount: this.tables.documentsOf(module.id).filter(({ state }) => state !== 'refused').length,
      })),
    };
  }

  private itemsOf({ id, courseId, number, title }: CourseModule): StudyItem[] {
    const ref = { courseId, moduleId: id, moduleNumber: number, moduleTitle: title };
    const items = this.tables.daysOf(id).flatMap((day) =>
      this.tables.contentsOf(day.id).map((content) => ({
        ...ref,
        dayNumber: day.number,
        contentId: content.id,
        type: content.type,
        title: content.title,
      })),
    );
    return items.length > 0 ? items : [{ ...ref, dayNumber: null, contentId: null, type: null, title: null }];
  }

  private async entries(contents: readonly Content[]): Promise<ContentEntry[]> {
    return (await this.withFiles(contents)).map((entry) => {
      const renditions = this.tables.renditions.where(({ sourceKey }) => sourceKey === entry.fileKey);
      const steps = renditions.map(({ height, fileKey }) => ({ height, fileKey }));
      return { ...entry, renditions: sortedBy(steps, ({ height }) => -height) };
    });
  }

  private withFiles<Item extends { readonly fileKey: FileKey }>(
    items: readonly Item[],
  ): Promise<(Item & { file: FileFacts | undefined })[]> {
    return Promise.all(
      items.map(async (item) => {
        const file = await this.files.find(item.fileKey);
        return {
          ...item,
          file: file && factsOf(file),
        };
      }),
    );
  }
}

const factsOf = ({ bytes, contentType, originalName, lengthSeconds, width, height, etag }: StoredFile): FileFacts => ({
  bytes,
  contentType,
  originalName,
  ...(lengthSeconds && { lengthSeconds }),
  ...(width && height && { width, height }),
  ...(etag && { etag }),
});
