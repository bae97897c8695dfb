import type { ParentRef } from '../../../src/domain/catalog/arrange.ts';
import { fileKeysOf } from '../../../src/domain/catalog/content.ts';
import {
  type ContentRef,
  type CourseNode,
  type CourseRef,
  type DocumentRef,
  idOf,
  type NodeRef,
} from '../../../src/domain/catalog/course-node.ts';
import { noSuchCourse, noSuchNode } from '../../../src/domain/catalog/errors.ts';
import type { TrashKind } from '../../../src/domain/catalog/literals.ts';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import type { ListedTrashEntry, TrashRepository } from '../../../src/domain/catalog/trash/ports.ts';
import type { DeletedEntry, ReplacedFile, TrashEntry } from '../../../src/domain/catalog/trash/trash-entry.ts';
import type { UserRepository } from '../../../src/domain/identity/ports.ts';
import type { FileKey, TrashEntryId } from '../../../src/domain/kernel/ids.ts';
import type { FileRepository } from '../../../src/domain/media/ports.ts';
import type { ConversionRepository } from '../../../src/domain/media/renditions/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Restorable } from '../table.ts';
import { type CatalogTables, keysOfTrashed, type Trashed } from './catalog-tables.ts';

export interface BesideTrash {
  readonly files: Pick<FileRepository, 'find'>;
  readonly conversions: Pick<ConversionRepository, 'percentsOf'>;
  readonly users: Pick<UserRepository, 'find'>;
}

export class MemoryTrashRepository implements TrashRepository, Restorable {
  private readonly tables: CatalogTables;

  constructor(
    courses: { readonly tables: CatalogTables },
    private readonly beside: BesideTrash,
  ) {
    this.tables = courses.tables;
  }

  async keep(
    ref: NodeRef | CourseRef,
    deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry> {
    const place = this.placeOf(ref);
    if (!place) throw ref.kind === 'course' ? noSuchCourse() : noSuchNode(ref.kind);
    const { modules, days, contents, documents } = this.tables.inside(ref);
    const course = ref.kind === 'course' ? this.tables.courses.get(ref.courseId) : undefined;
    const rows = { course, modules, days, contents, documents };
    const counts = {
      modules: modules.length,
      days: days.length,
      contents: contents.length,
      documents: documents.length,
    };
    const nodeId = ref.kind === 'course' ? ref.courseId : idOf(ref);
    const facts = { ...deletion, kind: ref.kind, nodeId, courseId: ref.courseId, ...place, counts };
    const entry = { ...facts, file: null, bytes: await this.bytesOf(keysOfTrashed(rows)) };
    this.tables.trash.set(deletion.id, { entry, ...rows });
    return entry;
  }

  async keepFile(
    ref: ContentRef | DocumentRef | CourseRef,
    file: ReplacedFile,
    deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry> {
    const place = this.placeOf(ref);
    if (!place) throw ref.kind === 'course' ? noSuchCourse() : noSuchNode(ref.kind);
    const entry: TrashEntry = {
      ...deletion,
      ...place,
      kind: 'file',
      nodeId: ref.kind === 'course' ? ref.courseId : idOf(ref),
      courseId: ref.courseId,
      order: 0,
      parentId: null,
      counts: { modules: 0, days: 0, contents: 0, documents: 0 },
      file: { ...file, name: (await this.beside.files.find(file.key))?.originalName ?? '' },
      bytes: await this.bytesOf([file.key, file.smallKey].filter((key) => key !== null)),
    };
    const none = { course: undefined, modules: [], days: [], contents: [], documents: [] };
    this.tables.trash.set(deletion.id, { entry, ...none });
    return entry;
  }

  async entryWith({ kind, id }: { kind: 'content' | 'document' | 'course'; id: string }) {
    const rowsOf = ({ course, contents, documents }: Trashed): readonly { readonly id: string }[] =>
      ({ content: contents, document: documents, course: course ? [course] : [] })[kind];
    return this.tables.trash.where((trashed) => rowsOf(trashed).some((row) => row.id === id))[0]?.entry;
  }

  async take(id: TrashEntryId): Promise<TrashEntry | undefined> {
    return this.tables.trash.get(id)?.entry;
  }

  async parentOf(entry: TrashEntry): Promise<{ parent: ParentRef } | { trashed: TrashEntry } | undefined> {
    const parent = this.liveParentOf(entry);
    if (parent) return { parent };
    const parentIn = ({ course, modules, days }: Trashed): boolean => {
      const parents: Record<TrashKind, readonly { readonly id: string }[]> = {
        course: [],
        file: [],
        module: course ? [course] : [],
        day: modules,
        document: modules,
        content: days,
      };
      return parents[entry.kind].some(({ id }) => id === entry.parentId);
    };
    const [found] = this.tables.trash.where(parentIn);
    return found && { trashed: found.entry };
  }

  async restore({ id, kind, courseId, nodeId }: DeletedEntry, as?: Pick<CourseNode, 'order' | 'title'>): Promise<void> {
    const trashed = this.tables.trash.get(id);
    if (!trashed) return;
    const { course } = trashed;
    if (kind !== 'course' && !this.tables.courses.get(courseId)) throw noSuchCourse();
    const numbered = (rowId: string) => (as && rowId === nodeId ? { title: as.title, number: as.order } : {});
    const placed = (rowId: string) => (as && rowId === nodeId ? { title: as.title, position: as.order } : {});
    if (course) this.tables.courses.set(course.id, { ...course, isLive: false });
    for (const row of trashed.modules) this.tables.modules.set(row.id, { ...row, ...numbered(row.id) });
    for (const row of trashed.days) this.tables.days.set(row.id, { ...row, ...numbered(row.id) });
    for (const row of trashed.contents) this.tables.contents.set(row.id, { ...row, ...placed(row.id) });
    for (const row of trashed.documents) this.tables.documents.set(row.id, { ...row, ...placed(row.id) });
    this.tables.raiseVersions(courseId);
    this.tables.trash.delete(id);
  }

  async remove(id: TrashEntryId): Promise<void> {
    this.tables.trash.delete(id);
  }

  async fileKeys(id: TrashEntryId): Promise<FileKey[]> {
    const trashed = this.tables.trash.get(id);
    if (!trashed) return [];
    const { entry, course, contents, documents } = trashed;
    const shown = [...contents.flatMap(fileKeysOf), ...documents.map(({ fileKey }) => fileKey)];
    const replaced = [entry.file?.key ?? null, entry.file?.smallKey ?? null].filter((key) => key !== null);
    return [...new Set([...shown, ...(course ? keysOfThumbnail(course) : []), ...replaced])];
  }

  async unfinishedFiles(id: TrashEntryId): Promise<{ uninspected: FileKey[]; unconverted: FileKey[] }> {
    const trashed = this.tables.trash.get(id);
    const contents = trashed?.contents ?? [];
    const keysOf = (type: string) => contents.filter((row) => row.type === type).map(({ fileKey }) => fileKey);
    const uninspected: FileKey[] = [];
    for (const key of [...keysOf('pdf'), ...(trashed?.documents ?? []).map(({ fileKey }) => fileKey)].toSorted()) {
      const file = await this.beside.files.find(key);
      if (file && file.inspection === undefined) uninspected.push(key);
    }
    const percents = await this.beside.conversions.percentsOf(keysOf('video'));
    const unconverted = [...percents].filter(([, percent]) => percent < 100).map(([key]) => key);
    return { uninspected, unconverted: unconverted.toSorted() };
  }

  async list({ limit, before }: { limit: number; before?: string | undefined }): Promise<ListedTrashEntry[]> {
    const newest = this.oldestFirst().toReversed();
    const start = before === undefined ? 0 : newest.findIndex(({ id }) => id === before) + 1;
    const page = before !== undefined && start === 0 ? [] : newest.slice(start, start + limit);
    return Promise.all(
      page.map(async (entry) => ({
        ...entry,
        deletedByName: (await this.beside.users.find(entry.deletedBy))?.name ?? null,
      })),
    );
  }

  async listDeletedUpTo(then: Date, limit: number): Promise<TrashEntryId[]> {
    const over = this.oldestFirst().filter(({ deletedAt }) => deletedAt <= then);
    return over.slice(0, limit).map(({ id }) => id);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }

  private oldestFirst(): TrashEntry[] {
    return sortedBy(
      this.tables.trash.where(() => true).map(({ entry }) => entry),
      ({ deletedAt }) => deletedAt,
      ({ id }) => id,
    );
  }

  private placeOf(ref: NodeRef | CourseRef) {
    const course = this.tables.courses.get(ref.courseId);
    if (!course) return undefined;
    const none = { parentId: null, courseTitle: course.title, module: null, day: null };
    if (ref.kind === 'course') return { ...none, title: course.title, order: 0 };
    const module = this.tables.modules.get(ref.moduleId);
    if (module?.courseId !== course.id) return undefined;
    if (ref.kind === 'module') return { ...none, parentId: course.id, title: module.title, order: module.number };
    const inModule = { ...none, parentId: module.id, module: { number: module.number, title: module.title } };
    if (ref.kind === 'document') {
      const document = this.tables.documentsOf(module.id).find(({ id }) => id === ref.documentId);
      return document && { ...inModule, title: document.title, order: document.position };
    }
    const day = this.tables.daysOf(module.id).find(({ id }) => id === ref.dayId);
    if (ref.kind === 'day') return day && { ...inModule, title: day.title, order: day.number };
    const content = day && this.tables.contentsOf(day.id).find(({ id }) => id === ref.contentId);
    if (!day || !content) return undefined;
    const inDay = { parentId: day.id, day: { number: day.number, title: day.title } };
    return { ...inModule, ...inDay, title: content.title, order: content.position };
  }

  private liveParentOf({ kind, courseId, parentId }: TrashEntry): ParentRef | undefined {
    if (kind === 'course' || kind === 'file' || parentId === null || !this.tables.courses.get(courseId))
      return undefined;
    if (kind === 'module') return { kind, courseId };
    const day = kind === 'content' ? this.tables.days.get(parentId) : undefined;
    const module = this.tables.modules.get(kind === 'content' ? (day?.moduleId ?? '') : parentId);
    if (module?.courseId !== courseId) return undefined;
    if (kind !== 'content') return { kind, courseId, moduleId: module.id };
    return day && { kind, courseId, moduleId: module.id, dayId: day.id };
  }

  private async bytesOf(keys: readonly FileKey[]): Promise<number> {
    const made = this.tables.renditions.where(({ sourceKey }) => keys.includes(sourceKey));
    let sum = 0;
    for (const key of new Set([...keys, ...made.map(({ fileKey }) => fileKey)]))
      sum += (await this.beside.files.find(key))?.bytes ?? 0;
    return sum;
  }
}
