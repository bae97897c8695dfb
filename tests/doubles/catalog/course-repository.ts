import type { NewContent } from '../../../src/domain/catalog/content.ts';
import type { Course, CourseEdit, CourseRequest } from '../../../src/domain/catalog/course.ts';
import type { Day } from '../../../src/domain/catalog/day.ts';
import type { CourseDocument } from '../../../src/domain/catalog/document.ts';
import {
  madeAlready,
  moduleNumberTaken,
  noSuchCourse,
  noSuchDay,
  noSuchModule,
  stale,
} from '../../../src/domain/catalog/errors.ts';
import type { CourseModule } from '../../../src/domain/catalog/module.ts';
import type { CourseRepository, DocumentFindings } from '../../../src/domain/catalog/ports.ts';
import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId } from '../../../src/domain/kernel/ids.ts';
import type { Restorable } from '../table.ts';
import { CatalogTables } from './catalog-tables.ts';

export class MemoryCourseRepository implements CourseRepository, Restorable {
  readonly tables = new CatalogTables();

  async add(
    course: Course,
    modules: readonly CourseModule[],
    days: readonly Day[],
    request?: CourseRequest,
  ): Promise<void> {
    if (request && (await this.findRequested(request))) throw madeAlready(course.title);
    const taken = modules.find(({ number }, index) =>
      modules.slice(0, index).some((before) => before.number === number),
    );
    if (taken) throw moduleNumberTaken(taken.number);
    this.tables.courses.set(course.id, course);
    if (request) this.tables.requests.set(requestKey(request), course.id);
    for (const module of modules) this.tables.modules.set(module.id, module);
    for (const day of days) this.tables.days.set(day.id, day);
    this.tables.version += 1;
  }

  async find(id: CourseId): Promise<Course | undefined> {
    return this.tables.courses.get(id);
  }

  async findRequested(request: CourseRequest): Promise<Course | undefined> {
    return this.tables.courses.get(this.tables.requests.get(requestKey(request)) ?? '');
  }

  async hold(courseId: CourseId): Promise<void> {
    if (!this.tables.courses.get(courseId)) throw noSuchCourse();
  }

  async edit(id: CourseId, change: CourseEdit, seenRevision?: number): Promise<Course> {
    const before = this.tables.courses.get(id);
    if (!before) throw noSuchCourse();
    if (seenRevision !== undefined && seenRevision !== before.revision) throw stale();
    this.tables.courses.change(id, { ...change, revision: before.revision + 1 });
    this.tables.raiseVersions(id);
    return before;
  }

  async setLive(id: CourseId, isLive: boolean): Promise<Course> {
    const before = this.tables.courses.get(id);
    if (!before) throw noSuchCourse();
    this.tables.courses.change(id, { isLive });
    this.tables.raiseVersions(id);
    return this.tables.courses.get(id) ?? before;
  }

  async replaceThumbnail(id: CourseId, before: FileKey, after: CourseEdit): Promise<boolean> {
    if (this.tables.courses.get(id)?.thumbnailKey !== before) return false;
    this.tables.courses.change(id, after);
    this.tables.raiseVersions(id);
    return true;
  }

  async findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined> {
    const module = this.tables.modules.get(moduleId);
    return module?.courseId === courseId ? module : undefined;
  }

  async listModules(courseId: CourseId): Promise<CourseModule[]> {
    return this.tables.modulesOf(courseId);
  }

  async findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined> {
    const days = await this.listDays(courseId, moduleId);
    return days.find((day) => day.id === dayId);
  }

  async listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]> {
    return (await this.findModule(courseId, moduleId)) ? this.tables.daysOf(moduleId) : [];
  }

  async findContentOf(dayId: DayId, fileKey: FileKey): Promise<ContentId | undefined> {
    return this.tables.contentsOf(dayId).find((content) => content.fileKey === fileKey)?.id;
  }

  async findDocumentsOf(moduleId: ModuleId, fileKeys: readonly FileKey[]): Promise<Map<FileKey, DocumentId>> {
    return new Map(
      this.tables
        .documentsOf(moduleId)
        .filter(({ fileKey }) => fileKeys.includes(fileKey))
        .map(({ fileKey, id }) => [fileKey, id]),
    );
  }

  async addContent(courseId: CourseId, content: NewContent): Promise<void> {
    const day = this.tables.days.get(content.dayId);
    if (!day || this.tables.modules.get(day.moduleId)?.courseId !== courseId) throw noSuchDay();
    const position = (this.tables.contentsOf(day.id).at(-1)?.position ?? 0) + 1;
    this.tables.contents.set(content.id, { ...content, position, revision: 1 });
    this.tables.raiseVersions(courseId);
  }

  async addDocuments(
    courseId: CourseId,
    documents: readonly Omit<CourseDocument, 'position' | 'revision'>[],
  ): Promise<void> {
    for (const { moduleId } of documents)
      if (this.tables.modules.get(moduleId)?.courseId !== courseId) throw noSuchModule();
    for (const document of documents) {
      const position = (this.tables.documentsOf(document.moduleId).at(-1)?.position ?? 0) + 1;
      this.tables.documents.set(document.id, { ...document, position, revision: 1 });
    }
    this.tables.raiseVersions(courseId);
  }

  async isDocument(fileKey: FileKey): Promise<boolean> {
    return this.documentsWith(fileKey).length > 0;
  }

  async noteInspection(fileKey: FileKey, found?: DocumentFindings): Promise<boolean> {
    const documents = this.documentsWith(fileKey);
    const moduleIds = [
      ...documents.map(({ moduleId }) => moduleId),
      ...this.tables.contents
        .where((content) => content.fileKey === fileKey)
        .map(({ dayId }) => this.tables.days.get(dayId)?.moduleId ?? ''),
    ];
    const [courseId] = moduleIds.map((id) => this.tables.modules.get(id)?.courseId).filter((id) => id !== undefined);
    if (courseId === undefined) return false;
    for (const { id } of documents)
      this.tables.documents.change(id, found ?? { previewKey: null, suggestedTitle: null });
    this.tables.raiseVersions(courseId);
    return true;
  }

  private documentsWith(fileKey: FileKey): CourseDocument[] {
    return this.tables.documents.where((document) => document.fileKey === fileKey);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }
}

const requestKey = ({ by, key }: CourseRequest): string => JSON.stringify([by, key]);
