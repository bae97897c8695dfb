import type { FilePart, TrashKind } from '../../../domain/catalog/literals.ts';
import type { ListedTrashEntry } from '../../../domain/catalog/trash/ports.ts';
import type { TrashEntry, TrashPlace } from '../../../domain/catalog/trash/trash-entry.ts';
import { type Millis, toTime } from '../times.ts';

/** A row of `trash_entries`. */
export interface TrashRow {
  id: string;
  kind: TrashKind;
  node_id: string;
  title: string;
  number: number;
  course_id: string;
  course_title: string;
  parent_id: string | null;
  module_number: number | null;
  module_title: string | null;
  day_number: number | null;
  day_title: string | null;
  deleted_by: string;
  deleted_at: Millis;
  modules: number;
  days: number;
  contents: number;
  documents: number;
  bytes: number;
  /** These four only of a file. */
  part: FilePart | null;
  file_key: string | null;
  small_file_key: string | null;
  file_name: string | null;
}

export type ListedTrashRow = TrashRow & { readonly deleted_by_name: string | null };

export const toTrashEntry = (row: TrashRow): TrashEntry => ({
  id: row.id,
  kind: row.kind,
  nodeId: row.node_id,
  title: row.title,
  order: row.number,
  courseId: row.course_id,
  parentId: row.parent_id,
  courseTitle: row.course_title,
  module: placeOf(row.module_number, row.module_title),
  day: placeOf(row.day_number, row.day_title),
  deletedBy: row.deleted_by,
  deletedAt: toTime(row.deleted_at),
  counts: { modules: row.modules, days: row.days, contents: row.contents, documents: row.documents },
  bytes: Number(row.bytes),
  file:
    row.part === null || row.file_key === null
      ? null
      : { part: row.part, key: row.file_key, smallKey: row.small_file_key, name: row.file_name ?? '' },
});

export const toListedTrashEntry = (row: ListedTrashRow): ListedTrashEntry => ({
  ...toTrashEntry(row),
  deletedByName: row.deleted_by_name,
});

const placeOf = (number: number | null, title: string | null): TrashPlace | null =>
  number === null || title === null ? null : { number, title };
