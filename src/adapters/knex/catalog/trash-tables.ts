import { COURSE_COLUMNS, type ContentRow, DAYS, DOCUMENTS, MODULES } from './catalog-rows.ts';
import type { CatalogTable } from './rows-within.ts';

const CONTENT_COLUMNS = [
  'id',
  'day_id',
  'type',
  'title',
  'file_key',
  'captions_key',
  'chapters_key',
  'poster_key',
  'small_poster_key',
  'duration_seconds',
  'position',
  'revision',
] as const satisfies readonly (keyof ContentRow)[];

/** What the twin of each table keeps of a row, parents before their children. */
export const TRASHED_COLUMNS: Readonly<Record<CatalogTable, readonly string[]>> = {
  courses: COURSE_COLUMNS,
  course_modules: MODULES.names,
  days: DAYS.names,
  contents: CONTENT_COLUMNS,
  documents: DOCUMENTS.names,
};

export const TRASHED_TABLES = Object.keys(TRASHED_COLUMNS) as CatalogTable[];

export const twinOf = (table: CatalogTable): string => `trashed_${table}`;
