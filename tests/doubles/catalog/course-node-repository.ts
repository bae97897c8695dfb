import type { CourseModule, Day } from '../../../src/domain/catalog/course.ts';
import { idOf, type Part, type Place, type WholeCourse } from '../../../src/domain/catalog/course-node.ts';
import {
  moduleNumberTaken,
  noSuchCourse,
  noSuchModule,
  noSuchPart,
  stale,
} from '../../../src/domain/catalog/errors.ts';
import type { CourseNodeRepository } from '../../../src/domain/catalog/ports.ts';
import type { CourseId, FileKey } from '../../../src/domain/kernel/ids.ts';
import type { Restorable, Table } from '../table.ts';
import type { CatalogTables } from './catalog-tables.ts';

type Row = { readonly id: string; readonly title: string; readonly revision: number };
type Ordered = Row & { readonly number?: number; readonly position?: number };

export class MemoryCourseNodeRepository implements CourseNodeRepository, Restorable {
  private readonly tables: CatalogTables;

  constructor(courses: { readonly tables: CatalogTables }) {
    this.tables = courses.tables;
  }

  async addModule(module: CourseModule, days: readonly Day[]): Promise<void> {
    this.refuseNoCourse(module.courseId);
    if (this.tables.modulesOf(module.courseId).some(({ number }) => number === module.number))
      throw moduleNumberTaken(module.number);
    this.tables.modules.set(module.id, module);
    for (const day of days) this.tables.days.set(day.id, day);
    this.tables.raiseVersions(module.courseId);
  }

  async addDay(courseId: CourseId, day: Day): Promise<void> {
    this.refuseNoCourse(courseId);
    if (this.tables.modules.get(day.moduleId)?.courseId !== courseId) throw noSuchModule();
    this.tables.days.set(day.id, day);
    this.tables.raiseVersions(courseId);
  }

  async find(place: Place): Promise<Part | undefined> {
    return (await this.siblings(place)).find(({ id }) => id === idOf(place));
  }

  async siblings(place: Place): Promise<Part[]> {
    return this.rowsBeside(place).map(({ id, title, number, position }) => ({
      id,
      title,
      order: number ?? position ?? 0,
    }));
  }

  async rename(place: Place, title: string, seenRevision?: number): Promise<void> {
    this.refuseNoCourse(place.courseId);
    const row = this.rowsBeside(place).find(({ id }) => id === idOf(place));
    if (!row) throw noSuchPart(place.kind);
    if (seenRevision !== undefined && seenRevision !== row.revision) throw stale();
    this.tableOf(place).change(row.id, { title, revision: row.revision + 1 });
    this.tables.raiseVersions(place.courseId);
  }

  async swap(place: Place, parts: readonly [Part, Part]): Promise<void> {
    const table = this.tableOf(place);
    for (const { id, title, order } of parts) {
      const row = table.get(id);
      if (!row) continue;
      const revision = row.title === title ? row.revision : row.revision + 1;
      table.change(id, { title, revision, ...('number' in row ? { number: order } : { position: order }) });
    }
    this.tables.raiseVersions(place.courseId);
  }

  async fileKeys(place: Place | WholeCourse): Promise<FileKey[]> {
    const { contents, documents, thumbnails } = this.tables.inside(place);
    const keys = [
      ...contents.flatMap(({ fileKey, captionsKey, chaptersKey }) => [fileKey, captionsKey, chaptersKey]),
      ...documents.map(({ fileKey }) => fileKey),
      ...thumbnails,
    ];
    return [...new Set(keys.filter((key) => key !== null))];
  }

  async remove(place: Place | WholeCourse): Promise<void> {
    this.refuseNoCourse(place.courseId);
    if (place.kind !== 'course' && !(await this.find(place))) throw noSuchPart(place.kind);
    const inside = this.tables.inside(place);
    this.tables.raiseVersions(place.courseId);
    for (const { id } of inside.contents) this.tables.contents.delete(id);
    for (const { id } of inside.documents) this.tables.documents.delete(id);
    for (const { id } of inside.days) this.tables.days.delete(id);
    for (const { id } of inside.modules) this.tables.modules.delete(id);
    if (place.kind === 'course') this.tables.courses.delete(place.courseId);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }

  private refuseNoCourse(courseId: CourseId): void {
    if (!this.tables.courses.get(courseId)) throw noSuchCourse();
  }

  private tableOf({ kind }: Place): Table<Ordered> {
    const { modules, days, contents, documents } = this.tables;
    return { module: modules, day: days, content: contents, document: documents }[kind] as unknown as Table<Ordered>;
  }

  private rowsBeside(place: Place): Ordered[] {
    if (place.kind === 'module') return this.tables.modulesOf(place.courseId);
    if (this.tables.modules.get(place.moduleId)?.courseId !== place.courseId) return [];
    if (place.kind === 'day') return this.tables.daysOf(place.moduleId);
    if (place.kind === 'document') return this.tables.documentsOf(place.moduleId);
    return this.tables.days.get(place.dayId)?.moduleId === place.moduleId ? this.tables.contentsOf(place.dayId) : [];
  }
}
