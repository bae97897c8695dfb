import type { Content } from '../../../src/domain/catalog/content.ts';
import type { Course } from '../../../src/domain/catalog/course.ts';
import {
  type ContentEntry,
  type CourseOutline,
  type CourseTree,
  type DocumentEntry,
  type FileFacts,
  isShown,
} from '../../../src/domain/catalog/course-tree.ts';
import type { CourseModule } from '../../../src/domain/catalog/module.ts';
import type { CatalogReader, CourseFacts, FileUse, StudyItem } from '../../../src/domain/catalog/ports.ts';
import type { ContentId, CourseId, FileKey, ModuleId } from '../../../src/domain/kernel/ids.ts';
import { isToBeInspected } from '../../../src/domain/media/inspection.ts';
import type { FileRefusal, FileRepository } from '../../../src/domain/media/ports.ts';
import { rareFormatOf } from '../../../src/domain/media/rare-format.ts';
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
    return Promise.all(this.oldestFirst((course) => course.isLive).map((course) => this.outlineOf(course)));
  }

  async allOutlines(): Promise<CourseOutline[]> {
    return Promise.all(this.oldestFirst(() => true).map((course) => this.outlineOf(course)));
  }

  async outline(id: CourseId): Promise<CourseOutline | undefined> {
    return (await this.allOutlines()).find(({ course }) => course.id === id);
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
    const modules = ids.toSorted().flatMap((id) => this.tables.modulesOf(id));
    return (await Promise.all(modules.map((module) => this.itemsOf(module)))).flat();
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

  private async outlineOf(course: Course): Promise<CourseOutline> {
    const modules = this.tables.modulesOf(course.id).map(async (module) => ({
      module,
      days: await Promise.all(
        this.tables.daysOf(module.id).map(async ({ id, number }) => {
          const shown = await this.shown(this.tables.contentsOf(id));
          const videoCount = shown.filter(({ type }) => type === 'video').length;
          return { id, number, itemCount: shown.length, videoCount };
        }),
      ),
      documentCount: (await this.shown(this.tables.documentsOf(module.id))).length,
    }));
    return { course, modules: await Promise.all(modules) };
  }

  private async itemsOf({ id, courseId, number, title }: CourseModule): Promise<StudyItem[]> {
    const ref = { courseId, moduleId: id, moduleNumber: number, moduleTitle: title };
    const items: StudyItem[] = [];
    for (const day of this.tables.daysOf(id)) {
      for (const content of await this.shown(this.tables.contentsOf(day.id)))
        items.push({ ...ref, dayNumber: day.number, contentId: content.id, type: content.type, title: content.title });
    }
    return items.length > 0 ? items : [{ ...ref, dayNumber: null, contentId: null, type: null, title: null }];
  }

  private async shown<Item extends { readonly id: string; readonly fileKey: FileKey }>(items: readonly Item[]) {
    return (await this.withFiles(items)).filter(isShown);
  }

  private async entries(contents: readonly Content[]): Promise<ContentEntry[]> {
    return (await this.withFiles(contents)).map((entry) => {
      if (entry.type === 'pdf') return entry;
      const renditions = this.tables.renditions.where(({ sourceKey }) => sourceKey === entry.fileKey);
      const steps = renditions.map(({ height, fileKey }) => ({ height, fileKey }));
      return { ...entry, renditions: sortedBy(steps, ({ height }) => -height) };
    });
  }

  private withFiles<Item extends { readonly id: string; readonly fileKey: FileKey }>(
    items: readonly Item[],
  ): Promise<(Item & { file: FileFacts | undefined })[]> {
    return Promise.all(
      items.map(async (item) => {
        const file = await this.files.find(item.fileKey);
        return { ...item, file: file && factsOf(file, await this.files.refusalOf(item.fileKey)) };
      }),
    );
  }
}

function factsOf(file: StoredFile, refusal: FileRefusal | undefined): FileFacts {
  const { bytes, contentType, originalName, lengthSeconds, width, height, etag, inspection } = file;
  const rareFormat = rareFormatOf(file);
  return {
    bytes,
    contentType,
    originalName,
    ...(lengthSeconds && { lengthSeconds }),
    ...(width && height && { width, height }),
    ...(rareFormat !== undefined && { rareFormat }),
    ...(etag && { etag }),
    state: isToBeInspected(contentType) ? (inspection ?? 'processing') : 'ready',
    ...(inspection === 'refused' && { refusal: refusal?.message ?? '' }),
  };
}
