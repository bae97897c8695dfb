import type { Knex } from 'knex';
import type {
  CourseTest,
  NewContent,
  PaperContent,
  TestContent,
  VideoContent,
  VideoExtras,
} from '../../../domain/catalog/content.ts';
import type { Course } from '../../../domain/catalog/course.ts';
import type { ContentEntry, DocumentEntry, FileFacts } from '../../../domain/catalog/course-tree.ts';
import type { Day } from '../../../domain/catalog/day.ts';
import type { CourseDocument } from '../../../domain/catalog/document.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import type { CourseFacts } from '../../../domain/catalog/ports.ts';
import type { CourseAddress } from '../../../domain/catalog/slug.ts';
import type { ContentId } from '../../../domain/kernel/ids.ts';
import { kilobitsOf } from '../../../domain/media/heavy-video.ts';
import { isToBeInspected } from '../../../domain/media/inspection.ts';
import type { FileRefusal } from '../../../domain/media/ports.ts';
import { rareFormatOf } from '../../../domain/media/rare-format.ts';
import { columnsOf, flag, json, jsonOrNull, type RowOf, time } from '../columns.ts';
import type { FileRow } from '../media/file-repository.ts';
import { GUIDANCE, type GuidanceRow } from './guidance-rows.ts';

const COURSES = columnsOf<Omit<Course, 'guidance' | 'slug'>>()({
  id: 'id',
  title: 'title',
  pastSlugs: json<readonly string[], 'past_slugs'>('past_slugs'),
  description: 'description',
  priceCents: 'price_cents',
  durationMonths: 'duration_months',
  thumbnailKey: 'thumbnail_key',
  smallThumbnailKey: 'small_thumbnail_key',
  isLive: flag('is_live'),
  hasQuestionBank: flag('has_question_bank'),
  freeLessons: jsonOrNull<readonly ContentId[] | null, 'free_lessons'>('free_lessons'),
  version: 'version',
  revision: 'revision',
  createdAt: time('created_at'),
});

/** `slug` is null where the version before this column has written the row: then its id is its address. */
export type CourseRow = RowOf<typeof COURSES> & GuidanceRow & { slug: string | null };

export const COURSE_COLUMNS = [...COURSES.names, 'slug', ...GUIDANCE.names];

export const toCourse = (row: CourseRow): Course => ({
  ...COURSES.toNoun(row),
  slug: row.slug ?? row.id,
  guidance: GUIDANCE.toNoun(row),
});

export const toAddress = ({ id, slug, past_slugs }: Pick<CourseRow, 'id' | 'slug' | 'past_slugs'>): CourseAddress => ({
  id,
  slug: slug ?? id,
  pastSlugs: JSON.parse(past_slugs) as string[],
});

export const toCourseRow = ({ guidance, slug, ...facts }: Course): CourseRow => ({
  ...COURSES.toRow(facts),
  slug,
  ...GUIDANCE.toRow(guidance),
});

export const toEditedColumns = ({ guidance, slug, ...facts }: Partial<Course>): Partial<CourseRow> => ({
  ...COURSES.toRow(facts),
  ...(slug !== undefined && { slug }),
  ...(guidance && GUIDANCE.toRow(guidance)),
});

export const FACTS = columnsOf<CourseFacts>()({
  id: 'id',
  title: 'title',
  priceCents: 'price_cents',
  durationMonths: 'duration_months',
  isLive: flag('is_live'),
  hasQuestionBank: flag('has_question_bank'),
  version: 'version',
});

export const MODULES = columnsOf<CourseModule>()({
  id: 'id',
  courseId: 'course_id',
  number: 'number',
  title: 'title',
  revision: 'revision',
});

export type ModuleRow = RowOf<typeof MODULES>;

export const DAYS = columnsOf<Day>()({
  id: 'id',
  moduleId: 'module_id',
  number: 'number',
  title: 'title',
  revision: 'revision',
});

export type DayRow = RowOf<typeof DAYS>;

const ANY_CONTENT = {
  id: 'id',
  dayId: 'day_id',
  type: 'type',
  title: 'title',
  position: 'position',
  revision: 'revision',
} as const;

const EXTRA_COLUMNS = {
  captionsKey: 'captions_key',
  chaptersKey: 'chapters_key',
  posterKey: 'poster_key',
  smallPosterKey: 'small_poster_key',
} as const;

export const EXTRAS = columnsOf<VideoExtras>()(EXTRA_COLUMNS);

/** Each kind of content has columns of its own in the one table; those of the other kinds are null. */
const VIDEOS = columnsOf<VideoContent>()({
  ...ANY_CONTENT,
  fileKey: 'file_key',
  ...EXTRA_COLUMNS,
  durationSeconds: 'duration_seconds',
});
const PAPERS = columnsOf<PaperContent>()({ ...ANY_CONTENT, fileKey: 'file_key' });
export const TESTS = columnsOf<TestContent>()({ ...ANY_CONTENT, test: json<CourseTest, 'test'>('test') });

export type FileContentRow = RowOf<typeof VIDEOS> | RowOf<typeof PAPERS>;
export type TestRow = RowOf<typeof TESTS>;
export type ContentRow = FileContentRow | (TestRow & { file_key: null });

export const CONTENT_COLUMNS = [...new Set([...VIDEOS.names, ...PAPERS.names, ...TESTS.names])];

export function toContentColumns(content: NewContent): Partial<ContentRow> {
  switch (content.type) {
    case 'video':
      return VIDEOS.toRow(content);
    case 'pdf':
      return PAPERS.toRow(content);
    case 'test':
      return TESTS.toRow(content);
  }
}

export const DOCUMENTS = columnsOf<CourseDocument>()({
  id: 'id',
  moduleId: 'module_id',
  title: 'title',
  fileKey: 'file_key',
  pageCount: 'page_count',
  position: 'position',
  revision: 'revision',
  previewKey: 'preview_key',
  suggestedTitle: 'suggested_title',
});

export type DocumentRow = RowOf<typeof DOCUMENTS>;

export interface RenditionRow {
  source_key: string;
  height: number;
  file_key: string;
  bytes: number;
}

/** Renditions with the size of their files. */
export const renditionRows = (db: Knex): Knex.QueryBuilder =>
  db('renditions')
    .join('files as made', 'made.key', 'renditions.file_key')
    .orderBy('renditions.height', 'desc')
    .select('renditions.*', 'made.bytes');

const FACT_COLUMNS = [
  'bytes',
  'content_type',
  'original_name',
  'length_seconds',
  'width',
  'height',
  'rare_codec',
  'etag',
  'inspection',
  'refusal',
] as const;

export const FILE_COLUMNS = FACT_COLUMNS.map((name) => `files.${name}`);

/** Columns that a left join of `files` adds; all null where the file is not known. */
export type FileColumns = { [Column in (typeof FACT_COLUMNS)[number]]: FileRow[Column] | null };

function toFileFacts(row: FileColumns): FileFacts | undefined {
  const { bytes, content_type: contentType, original_name: originalName, width, height, etag, inspection } = row;
  if (bytes === null || contentType === null || originalName === null) return undefined;
  return {
    bytes,
    contentType,
    originalName,
    ...(row.length_seconds && { lengthSeconds: row.length_seconds, ...rateOf(bytes, row) }),
    ...(width && height && { width, height }),
    ...rareFormatIn(contentType, row.rare_codec),
    ...(etag && { etag }),
    state: isToBeInspected(contentType) ? (inspection ?? 'processing') : 'ready',
    ...(inspection === 'refused' && { refusal: sentenceIn(row.refusal) }),
  };
}

function rareFormatIn(contentType: string, rareCodec: string | null): Pick<FileFacts, 'rareFormat'> {
  const rareFormat = rareFormatOf({ contentType, rareCodec: rareCodec ?? '' });
  return rareFormat === undefined ? {} : { rareFormat };
}

/** `bytes` may be those of a rendition, which is as long as its source. */
function rateOf(bytes: number, { length_seconds: length }: Pick<FileColumns, 'length_seconds'>) {
  const kilobits = kilobitsOf({ bytes, lengthSeconds: length ?? 0 });
  return kilobits === undefined ? {} : { kilobits: Math.round(kilobits) };
}

/** Reason for the refusal, as its uploader is told. */
const sentenceIn = (refusal: string | null): string =>
  refusal === null ? '' : (JSON.parse(refusal) as FileRefusal).message;

export function toContentEntry(row: ContentRow & FileColumns, renditions: readonly RenditionRow[] = []): ContentEntry {
  switch (row.type) {
    case 'video': {
      const steps = renditions.map(({ height, file_key, bytes }) => ({
        height,
        fileKey: file_key,
        ...rateOf(bytes, row),
      }));
      return { ...VIDEOS.toNoun(row), file: toFileFacts(row), renditions: steps };
    }
    case 'pdf':
      return { ...PAPERS.toNoun(row), file: toFileFacts(row) };
    case 'test':
      return TESTS.toNoun(row);
  }
}

export const toDocumentEntry = (row: DocumentRow & FileColumns): DocumentEntry => ({
  ...DOCUMENTS.toNoun(row),
  file: toFileFacts(row),
});
