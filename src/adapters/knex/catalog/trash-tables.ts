import type { CatalogTable } from './rows-within.ts';

const GUIDANCE = [
  'live_room_url',
  'live_room_weekday',
  'live_room_starts_at',
  'live_room_minutes',
  'live_room_time_zone',
  'study_group_url',
  'mentor_url',
];

/** What the twin of each table keeps of a row, parents before their children. */
export const TRASHED_COLUMNS = {
  courses: [
    'id',
    'title',
    'description',
    'price_cents',
    'duration_months',
    'thumbnail_key',
    'small_thumbnail_key',
    'is_live',
    'version',
    'revision',
    'created_at',
    ...GUIDANCE,
  ],
  course_modules: ['id', 'course_id', 'number', 'title', 'revision'],
  days: ['id', 'module_id', 'number', 'title', 'revision'],
  contents: [
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
  ],
  documents: [
    'id',
    'module_id',
    'title',
    'file_key',
    'preview_key',
    'suggested_title',
    'page_count',
    'position',
    'revision',
  ],
} as const satisfies Record<CatalogTable, readonly string[]>;

export const TRASHED_TABLES = Object.keys(TRASHED_COLUMNS) as CatalogTable[];

export const twinOf = (table: CatalogTable): string => `trashed_${table}`;
