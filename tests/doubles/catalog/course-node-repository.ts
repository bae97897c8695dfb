import type { VideoExtras } from '../../../src/domain/catalog/content.ts';
import {
  type ContentRef,
  type CourseNode,
  type CourseRef,
  idOf,
  type NodeRef,
} from '../../../src/domain/catalog/course-node.ts';
import type { Day } from '../../../src/domain/catalog/day.ts';
import {
  moduleNumberTaken,
  noSuchCourse,
  noSuchModule,
  noSuchNode,
  notAVideo,
  stale,
} from '../../../src/domain/catalog/errors.ts';
import type { CourseModule } from '../../../src/domain/catalog/module.ts';
import type { CourseNodeRepository } from '../../../src/domain/catalog/ports.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
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

  async find(ref: NodeRef): Promise<CourseNode | undefined> {
    return (await this.siblings(ref)).find(({ id }) => id === idOf(ref));
  }

  async siblings(ref: NodeRef): Promise<CourseNode[]> {
    return this.rowsBeside(ref).map(({ id, title, number, position }) => ({
      id,
      title,
      order: number ?? position ?? 0,
    }));
  }

  async rename(ref: NodeRef, title: string, seenRevision?: number): Promise<void> {
    this.refuseNoCourse(ref.courseId);
    const row = this.rowsBeside(ref).find(({ id }) => id === idOf(ref));
    if (!row) throw noSuchNode(ref.kind);
    if (seenRevision !== undefined && seenRevision !== row.revision) throw stale();
    this.tableOf(ref).change(row.id, { title, revision: row.revision + 1 });
    this.tables.raiseVersions(ref.courseId);
  }

  async swap(ref: NodeRef, nodes: readonly [CourseNode, CourseNode]): Promise<void> {
    const table = this.tableOf(ref);
    for (const { id, title, order } of nodes) {
      const row = table.get(id);
      if (!row) continue;
      const revision = row.title === title ? row.revision : row.revision + 1;
      table.change(id, { title, revision, ...('number' in row ? { number: order } : { position: order }) });
    }
    this.tables.raiseVersions(ref.courseId);
  }

  async editVideo(ref: ContentRef, change: Partial<VideoExtras>): Promise<VideoExtras> {
    this.refuseNoCourse(ref.courseId);
    const content = (await this.find(ref)) && this.tables.contents.get(ref.contentId);
    if (!content) throw noSuchNode(ref.kind);
    if (content.type !== 'video') throw notAVideo();
    const { captionsKey, chaptersKey, posterKey, smallPosterKey } = content;
    this.tables.contents.set(ref.contentId, { ...content, ...change });
    this.tables.raiseVersions(ref.courseId);
    return { captionsKey, chaptersKey, posterKey, smallPosterKey };
  }

  async delete(ref: NodeRef | CourseRef): Promise<void> {
    this.refuseNoCourse(ref.courseId);
    if (ref.kind !== 'course' && !(await this.find(ref))) throw noSuchNode(ref.kind);
    const inside = this.tables.inside(ref);
    this.tables.raiseVersions(ref.courseId);
    for (const { id } of inside.contents) this.tables.contents.delete(id);
    for (const { id } of inside.documents) this.tables.documents.delete(id);
    for (const { id } of inside.days) this.tables.days.delete(id);
    for (const { id } of inside.modules) this.tables.modules.delete(id);
    if (ref.kind === 'course') this.tables.courses.delete(ref.courseId);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }

  private refuseNoCourse(courseId: CourseId): void {
    if (!this.tables.courses.get(courseId)) throw noSuchCourse();
  }

  private tableOf({ kind }: NodeRef): Table<Ordered> {
    const { modules, days, contents, documents } = this.tables;
    return { module: modules, day: days, content: contents, document: documents }[kind] as unknown as Table<Ordered>;
  }

  private rowsBeside(ref: NodeRef): Ordered[] {
    if (ref.kind === 'module') return this.tables.modulesOf(ref.courseId);
    if (this.tables.modules.get(ref.moduleId)?.courseId !== ref.courseId) return [];
    if (ref.kind === 'day') return this.tables.daysOf(ref.moduleId);
    if (ref.kind === 'document') return this.tables.documentsOf(ref.moduleId);
    return this.tables.days.get(ref.dayId)?.moduleId === ref.moduleId ? this.tables.contentsOf(ref.dayId) : [];
  }
}
