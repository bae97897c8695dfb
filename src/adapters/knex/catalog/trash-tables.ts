import { CONTENT_COLUMNS, COURSE_COLUMNS, DAYS, DOCUMENTS, MODULES } from './catalog-rows.ts';
import type { CatalogTable } from './rows-within.ts';

/** Columns that each trash table shares with its live table; parents before children. */
export const TRASHED_COLUMNS: Readonly<Record<CatalogTable, readonly string[]>> = {
  courses: COURSE_COLUMNS,
  course_modules: MODULES.names,
  days: DAYS.names,
  contents: CONTENT_COLUMNS,
  documents: DOCUMENTS.names,
};

export const TRASHED_TABLES = Object.keys(TRASHED_COLUMNS) as CatalogTable[];

export const twinOf = (table: CatalogTable): string => `trashed_${table}`;
