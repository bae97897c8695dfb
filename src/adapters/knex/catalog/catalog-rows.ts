import { type Content, type ContentType, NO_EXTRAS, type VideoExtras } from '../../../domain/catalog/content.ts';
import type { Course } from '../../../domain/catalog/course.ts';
import type { ContentEntry, DocumentEntry, FileFacts } from '../../../domain/catalog/course-tree.ts';
import type { Day } from '../../../domain/catalog/day.ts';
import type { CourseDocument } from '../../../domain/catalog/document.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import { isToBeInspected } from '../../../domain/media/inspection.ts';
import type { FileRefusal } from '../../../domain/media/ports.ts';
import { rareFormatOf } from '../../../domain/media/rare-format.ts';
import { type Millis, toMillis, toTime } from '../times.ts';
import { type GuidanceRow, toGuidance, toGuidanceRow } from './guidance-rows.ts';

export interface CourseRow extends GuidanceRow {
  id: string;
  title: string;
  description: string;
  price_cents: number;
  duration_months: number;
  thumbnail_key: string | null;
  small_thumbnail_key: string | null;
  /** SQLite has no booleans: 0 or 1. */
  is_live: boolean | 0 | 1;
  version: number;
  revision: number;
  created_at: Millis;
}

export interface ModuleRow {
  id: string;
  course_id: string;
  number: number;
  title: string;
  revision: number;
}

export interface DayRow {
  id: string;
  module_id: string;
  number: number;
  title: string;
  revision: number;
}

export interface ContentRow {
  id: string;
  day_id: string;
  type: ContentType;
  title: string;
  file_key: string;
  captions_key: string | null;
  chapters_key: string | null;
  poster_key: string | null;
  small_poster_key: string | null;
  duration_seconds: number | null;
  position: number;
  revision: number;
}

export interface DocumentRow {
  id: string;
  module_id: string;
  title: string;
  file_key: string;
  page_count: number | null;
  position: number;
  revision: number;
  preview_key: string | null;
  suggested_title: string | null;
}

export const toCourse = (row: CourseRow): Course => ({
  id: row.id,
  title: row.title,
  description: row.description,
  priceCents: row.price_cents,
  durationMonths: row.duration_months,
  thumbnailKey: row.thumbnail_key,
  smallThumbnailKey: row.small_thumbnail_key,
  isLive: Boolean(row.is_live),
  guidance: toGuidance(row),
  version: row.version,
  revision: row.revision,
  createdAt: toTime(row.created_at),
});

export const toCourseRow = (course: Course): CourseRow => ({
  id: course.id,
  title: course.title,
  description: course.description,
  price_cents: course.priceCents,
  duration_months: course.durationMonths,
  thumbnail_key: course.thumbnailKey,
  small_thumbnail_key: course.smallThumbnailKey,
  is_live: course.isLive,
  ...toGuidanceRow(course.guidance),
  version: course.version,
  revision: course.revision,
  created_at: toMillis(course.createdAt),
});

export const toModule = (row: ModuleRow): CourseModule => ({
  id: row.id,
  courseId: row.course_id,
  number: row.number,
  title: row.title,
  revision: row.revision,
});

export const toModuleRow = (module: CourseModule): ModuleRow => ({
  id: module.id,
  course_id: module.courseId,
  number: module.number,
  title: module.title,
  revision: module.revision,
});

export const toDay = (row: DayRow): Day => ({
  id: row.id,
  moduleId: row.module_id,
  number: row.number,
  title: row.title,
  revision: row.revision,
});

export const toDayRow = (day: Day): DayRow => ({
  id: day.id,
  module_id: day.moduleId,
  number: day.number,
  title: day.title,
  revision: day.revision,
});

export const toExtras = (
  row: Pick<ContentRow, 'captions_key' | 'chapters_key' | 'poster_key' | 'small_poster_key'>,
): VideoExtras => ({
  captionsKey: row.captions_key,
  chaptersKey: row.chapters_key,
  posterKey: row.poster_key,
  smallPosterKey: row.small_poster_key,
});

export const toExtraColumns = (extras: VideoExtras) => ({
  captions_key: extras.captionsKey,
  chapters_key: extras.chaptersKey,
  poster_key: extras.posterKey,
  small_poster_key: extras.smallPosterKey,
});

function toContent(row: ContentRow): Content {
  const { id, title, position, revision } = row;
  const facts = { id, dayId: row.day_id, title, fileKey: row.file_key, position, revision };
  return row.type === 'video'
    ? {
        ...facts,
        type: 'video',
        ...toExtras(row),
        durationSeconds: row.duration_seconds,
      }
    : { ...facts, type: 'pdf', ...NO_EXTRAS, durationSeconds: null };
}

const toDocument = (row: DocumentRow): CourseDocument => ({
  id: row.id,
  moduleId: row.module_id,
  title: row.title,
  fileKey: row.file_key,
  pageCount: row.page_count,
  position: row.position,
  revision: row.revision,
  previewKey: row.preview_key,
  suggestedTitle: row.suggested_title,
});

export interface RenditionRow {
  source_key: string;
  height: number;
  file_key: string;
}

/** What a left join of `files` adds; all null where the file is not known. */
export interface FileColumns {
  bytes: number | null;
  content_type: string | null;
  original_name: string | null;
  length_seconds: number | null;
  width: number | null;
  height: number | null;
  rare_codec: string | null;
  etag: string | null;
  inspection: 'ready' | 'refused' | null;
  /** JSON. */
  refusal: string | null;
}

export const FILE_COLUMNS = [
  'files.bytes',
  'files.content_type',
  'files.original_name',
  'files.length_seconds',
  'files.width',
  'files.height',
  'files.rare_codec',
  'files.etag',
  'files.inspection',
  'files.refusal',
] as const;

const toFileFacts = ({
  bytes,
  content_type,
  original_name,
  length_seconds,
  width,
  height,
  rare_codec,
  etag,
  inspection,
  refusal,
}: FileColumns): FileFacts | undefined =>
  bytes === null || content_type === null || original_name === null
    ? undefined
    : {
        bytes,
        contentType: content_type,
        originalName: original_name,
        ...(length_seconds && { lengthSeconds: length_seconds }),
        ...(width && height && { width, height }),
        ...rareFormatIn(content_type, rare_codec),
        ...(etag && { etag }),
        state: isToBeInspected(content_type) ? (inspection ?? 'processing') : 'ready',
        ...(inspection === 'refused' && { refusal: sentenceIn(refusal) }),
      };

function rareFormatIn(contentType: string, rareCodec: string | null): Pick<FileFacts, 'rareFormat'> {
  const rareFormat = rareFormatOf({ contentType, rareCodec: rareCodec ?? '' });
  return rareFormat === undefined ? {} : { rareFormat };
}

/** What refused it, as its uploader is told. */
const sentenceIn = (refusal: string | null): string =>
  refusal === null ? '' : (JSON.parse(refusal) as FileRefusal).message;

export const toContentEntry = (
  row: ContentRow & FileColumns,
  renditions: readonly RenditionRow[] = [],
): ContentEntry => ({
  ...toContent(row),
  file: toFileFacts(row),
  renditions: renditions.map(({ height, file_key }) => ({ height, fileKey: file_key })),
});

export const toDocumentEntry = (row: DocumentRow & FileColumns): DocumentEntry => ({
  ...toDocument(row),
  file: toFileFacts(row),
});
