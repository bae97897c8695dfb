import type { Knex } from 'knex';
import type { ParentRef } from '../../../domain/catalog/arrange.ts';
import {
  type ContentRef,
  type CourseNode,
  type CourseRef,
  type DocumentRef,
  idOf,
  type NodeRef,
} from '../../../domain/catalog/course-node.ts';
import { noSuchCourse, noSuchNode } from '../../../domain/catalog/errors.ts';
import type { ListedTrashEntry, TrashRepository } from '../../../domain/catalog/trash/ports.ts';
import type { DeletedEntry, ReplacedFile, TrashEntry } from '../../../domain/catalog/trash/trash-entry.ts';
import type { FileKey, TrashEntryId } from '../../../domain/kernel/ids.ts';
import { isPostgres } from '../database.ts';
import { toMillis } from '../times.ts';
import { raiseCatalogueVersion, raiseVersions } from './catalog-version.ts';
import { PART_TABLES } from './course-node-tables.ts';
import { COURSE_FILES } from './file-use.ts';
import { type CatalogTable, rowsWithin } from './rows-within.ts';
import { type ListedTrashRow, type TrashRow, toListedTrashEntry, toTrashEntry } from './trash-rows.ts';
import { TRASHED_COLUMNS, TRASHED_TABLES, twinOf } from './trash-tables.ts';

type Origin = Pick<TrashRow, 'title' | 'number' | 'course_title'> &
  Partial<Pick<TrashRow, 'parent_id' | 'module_number' | 'module_title' | 'day_number' | 'day_title'>>;

/** Columns of files that a course references. Previews and renditions follow their source file. */
const SHOWN_FILES = { ...COURSE_FILES, documents: ['file_key'] } as const;

/** The tables are made in migrations/0038-trash.ts. */
export class KnexTrashRepository implements TrashRepository {
  constructor(private readonly db: Knex) {}

  async keep(
    ref: NodeRef | CourseRef,
    { id, deletedBy, deletedAt }: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry> {
    await this.note(ref, { id, deletedBy, deletedAt }, { kind: ref.kind });
    for (const table of TRASHED_TABLES) {
      const columns = TRASHED_COLUMNS[table];
      const rows = rowsWithin(this.db, table, ref)?.select(...columns.map((name) => `${table}.${name}`));
      if (rows) await this.insertFrom(twinOf(table), [...columns, 'entry_id'], rows.select(this.db.raw('?', [id])));
    }
    return this.weigh(id);
  }

  async keepFile(
    ref: ContentRef | DocumentRef | CourseRef,
    { part, key, smallKey }: ReplacedFile,
    deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry> {
    const file: { original_name: string } | undefined = await this.db('files').where({ key }).first('original_name');
    const named = { part, file_key: key, small_file_key: smallKey, file_name: file?.original_name ?? '' };
    await this.note(ref, deletion, { kind: 'file', number: 0, parent_id: null, ...named });
    return this.weigh(deletion.id);
  }

  async take(id: TrashEntryId): Promise<TrashEntry | undefined> {
    const entry = this.entries().where({ id }).first();
    if (isPostgres(this.db)) void entry.forUpdate();
    const row = await entry;
    return row && toTrashEntry(row);
  }

  async parentOf(entry: TrashEntry): Promise<{ parent: ParentRef } | { trashed: TrashEntry } | undefined> {
    const parent = await this.liveParentOf(entry);
    if (parent) return { parent };
    const table = { module: 'courses', day: 'course_modules', document: 'course_modules', content: 'days' } as const;
    if (entry.kind === 'course' || entry.kind === 'file') return undefined;
    const trashed = await this.entryIn(table[entry.kind], entry.parentId);
    return trashed && { trashed };
  }

  entryWith({ kind, id }: { kind: 'content' | 'document' | 'course'; id: string }): Promise<TrashEntry | undefined> {
    return this.entryIn(`${kind}s`, id);
  }

  async restore({ id, kind, courseId, nodeId }: DeletedEntry, as?: Pick<CourseNode, 'order' | 'title'>): Promise<void> {
    if (kind === 'course') await raiseCatalogueVersion(this.db);
    else {
      await raiseVersions(this.db, courseId);
      const { table, order } = PART_TABLES[kind];
      if (as)
        await this.db(twinOf(table))
          .where({ id: nodeId })
          .update({ [order]: as.order, title: as.title });
    }
    for (const table of TRASHED_TABLES) {
      const columns = TRASHED_COLUMNS[table];
      const rows = this.db(twinOf(table)).where({ entry_id: id });
      await this.insertFrom(table, columns, rows.select(...columns.map((name) => this.asRestored(table, name))));
    }
    await this.forgetRefused(id);
    await this.remove(id);
  }

  async remove(id: TrashEntryId): Promise<void> {
    await this.entries().where({ id }).delete();
  }

  async fileKeys(id: TrashEntryId): Promise<FileKey[]> {
    return this.db.from(this.keysIn(id).as('shown')).pluck('key');
  }

  async unfinishedFiles(id: TrashEntryId): Promise<{ uninspected: FileKey[]; unconverted: FileKey[] }> {
    const papers = this.db.union([
      this.db('trashed_documents').where({ entry_id: id }).select('file_key'),
      this.db('trashed_contents').where({ entry_id: id, type: 'pdf' }).select('file_key'),
    ]);
    const videos = this.db('trashed_contents').where({ entry_id: id, type: 'video' }).select('file_key');
    return {
      uninspected: await this.db('files').whereIn('key', papers).whereNull('inspection').orderBy('key').pluck('key'),
      unconverted: await this.db('conversions')
        .whereIn('source_key', videos)
        .where('percent', '<', 100)
        .orderBy('source_key')
        .pluck('source_key'),
    };
  }

  async list({ limit, before }: { limit: number; before?: string | undefined }): Promise<ListedTrashEntry[]> {
    const found = this.db('trash_entries')
      .leftJoin('users', 'users.id', 'trash_entries.deleted_by')
      .orderBy([
        { column: 'trash_entries.deleted_at', order: 'desc' },
        { column: 'trash_entries.id', order: 'desc' },
      ])
      .limit(limit)
      .select<ListedTrashRow[]>('trash_entries.*', { deleted_by_name: 'users.name' });
    if (before !== undefined)
      void found.whereRaw(
        '(trash_entries.deleted_at, trash_entries.id) < (select seen.deleted_at, seen.id from trash_entries as seen where seen.id = ?)',
        [before],
      );
    return (await found).map(toListedTrashEntry);
  }

  listDeletedUpTo(then: Date, limit: number): Promise<TrashEntryId[]> {
    return this.entries()
      .where('deleted_at', '<=', toMillis(then))
      .orderBy(['deleted_at', 'id'])
      .limit(limit)
      .pluck('id');
  }

  private entries() {
    return this.db<TrashRow>('trash_entries');
  }

  private async note(
    ref: NodeRef | CourseRef,
    { id, deletedBy, deletedAt }: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
    facts: Pick<TrashRow, 'kind'> & Partial<TrashRow>,
  ): Promise<void> {
    const origin = await this.originOf(ref);
    if (!origin) throw ref.kind === 'course' ? noSuchCourse() : noSuchNode(ref.kind);
    await this.entries().insert({
      id,
      node_id: ref.kind === 'course' ? ref.courseId : idOf(ref),
      course_id: ref.courseId,
      ...origin,
      deleted_by: deletedBy,
      deleted_at: toMillis(deletedAt),
      ...facts,
    });
  }

  private async entryIn(table: CatalogTable, id: string | null): Promise<TrashEntry | undefined> {
    const row: TrashRow | undefined = await this.db('trash_entries')
      .whereIn('id', this.db(twinOf(table)).where({ id }).select('entry_id'))
      .first();
    return row && toTrashEntry(row);
  }

  /** One statement, whatever it copies. */
  private async insertFrom(table: string, columns: readonly string[], rows: Knex.QueryBuilder): Promise<void> {
    const into = this.db.raw(`?? (${columns.map(() => '??').join(', ')})`, [table, ...columns]);
    await this.db.into(into as never).insert(rows as never);
  }

  /** A restored course is a draft, and no copy that is kept under its version is still good. */
  private asRestored(table: string, name: string): string | Knex.Raw {
    if (table !== 'courses') return name;
    if (name === 'is_live') return this.db.raw('?', [false]);
    return name === 'version' ? this.db.raw('version + 1') : name;
  }

  /** The names of where it was, under its own parents only. */
  private async originOf(ref: NodeRef | CourseRef): Promise<Origin | undefined> {
    const course = this.db('courses').where('courses.id', ref.courseId);
    if (ref.kind === 'course') {
      const title = { title: 'courses.title', course_title: 'courses.title' };
      const row: Omit<Origin, 'number'> | undefined = await course.first(title);
      return row && { ...row, number: 0 };
    }
    void course
      .join('course_modules', 'course_modules.course_id', 'courses.id')
      .where('course_modules.id', ref.moduleId)
      .select({ course_title: 'courses.title' });
    const module = { module_number: 'course_modules.number', module_title: 'course_modules.title' };
    if (ref.kind === 'module')
      return course.first({ title: 'course_modules.title', number: 'course_modules.number', parent_id: 'courses.id' });
    void course.select(module);
    if (ref.kind === 'document')
      return course
        .join('documents', 'documents.module_id', 'course_modules.id')
        .where('documents.id', ref.documentId)
        .first({ title: 'documents.title', number: 'documents.position', parent_id: 'course_modules.id' });
    void course.join('days', 'days.module_id', 'course_modules.id').where('days.id', ref.dayId);
    if (ref.kind === 'day')
      return course.first({ title: 'days.title', number: 'days.number', parent_id: 'course_modules.id' });
    return course
      .select({ day_number: 'days.number', day_title: 'days.title' })
      .join('contents', 'contents.day_id', 'days.id')
      .where('contents.id', ref.contentId)
      .first({ title: 'contents.title', number: 'contents.position', parent_id: 'days.id' });
  }

  private async liveParentOf({ kind, courseId, parentId }: TrashEntry): Promise<ParentRef | undefined> {
    if (kind === 'course' || kind === 'file' || parentId === null) return undefined;
    if (kind === 'module') return (await this.db('courses').where({ id: courseId }).first('id')) && { kind, courseId };
    const modules = this.db('course_modules').where({ course_id: courseId });
    if (kind !== 'content')
      return (await modules.where({ id: parentId }).first('id')) && { kind, courseId, moduleId: parentId };
    const day: { module_id: string } | undefined = await this.db('days')
      .where({ id: parentId })
      .whereIn('module_id', modules.select('id'))
      .first('module_id');
    return day && { kind, courseId, moduleId: day.module_id, dayId: parentId };
  }

  /** Counts what was copied, in one statement. */
  private async weigh(id: TrashEntryId): Promise<TrashEntry> {
    const rows = (table: (typeof TRASHED_TABLES)[number]) =>
      this.db(twinOf(table)).where({ entry_id: id }).count('*') as unknown as Knex.Raw<number>;
    const previews = this.db('trashed_documents')
      .where({ entry_id: id })
      .whereNotNull('preview_key')
      .select({ key: 'preview_key' });
    const shown = this.keysIn(id);
    const made = this.db('renditions').whereIn('source_key', this.db.from(this.keysIn(id).as('own')).select('key'));
    const bytes = this.db('files')
      .whereIn('key', this.db.union([shown, previews, made.select({ key: 'file_key' })]))
      .select(this.db.raw('coalesce(sum(bytes), 0)')) as unknown as Knex.Raw<number>;
    const [row] = await this.entries()
      .where({ id })
      .update({
        modules: rows('course_modules'),
        days: rows('days'),
        contents: rows('contents'),
        documents: rows('documents'),
        bytes,
      })
      .returning('*');
    return toTrashEntry(row as TrashRow);
  }

  /** As `key`, each once. */
  private keysIn(id: TrashEntryId): Knex.QueryBuilder {
    const columns = Object.entries(SHOWN_FILES).flatMap(([table, names]) =>
      names.map((name) => ({ table: twinOf(table as keyof typeof SHOWN_FILES), name })),
    );
    const ofFile = ['file_key', 'small_file_key'].map((name) =>
      this.db('trash_entries').where({ id }).whereNotNull(name).select({ key: name }),
    );
    return this.db.union([
      ...ofFile,
      ...columns.map(({ table, name }) =>
        this.db(table).where({ entry_id: id }).whereNotNull(name).select({ key: name }),
      ),
    ]);
  }

  /** Drops refused files from the search index: triggers add every inserted row, and students must not find these. */
  private async forgetRefused(id: TrashEntryId): Promise<void> {
    const refused = (table: string) =>
      this.db(table)
        .join('files', 'files.key', `${table}.file_key`)
        .where({ entry_id: id, 'files.inspection': 'refused' })
        .select(`${table}.id`);
    await this.db('search_entries')
      .whereIn('ref', this.db.union([refused('trashed_contents'), refused('trashed_documents')]))
      .delete();
  }
}
