import type { ContentId, CourseId, DayId, FileKey, MockExamId } from '../kernel/ids.ts';

/** Common fields of all contents. */
interface AnyContent {
  readonly id: ContentId;
  readonly dayId: DayId;
  readonly title: string;
  readonly position: number;
  readonly revision: number;
}

export interface VideoContent extends AnyContent {
  readonly type: 'video';
  readonly fileKey: FileKey;
  readonly captionsKey: FileKey | null;
  /** A WebVTT file whose cues are the chapters of the video. */
  readonly chaptersKey: FileKey | null;
  /** The picture that is shown before it plays, in both sizes. They come and go together. */
  readonly posterKey: FileKey | null;
  readonly smallPosterKey: FileKey | null;
  /** Where it is known. */
  readonly durationSeconds: number | null;
}

/** Optional extras of a video, which can be set and removed later. */
export type VideoExtras = Pick<VideoContent, 'captionsKey' | 'chaptersKey' | 'posterKey' | 'smallPosterKey'>;

/** The text tracks of a video, by what they are called everywhere. */
export const TRACK_FIELDS = { captions: 'captionsKey', chapters: 'chaptersKey' } as const;
export type TrackKind = keyof typeof TRACK_FIELDS;

/** Paper to read: a PDF or a Word file, both called `pdf` on the wire. It cannot be played. */
export interface PaperContent extends AnyContent {
  readonly type: 'pdf';
  readonly fileKey: FileKey;
}

/** Contents that show an uploaded file. */
export type FileContent = VideoContent | PaperContent;

/** Test that is sat: a mock exam of the course, or practice that the school put together. */
export type CourseTest =
  | { readonly kind: 'mock'; readonly mockExamId: MockExamId }
  | {
      readonly kind: 'practice';
      /** Timed as the exam is, or with each question explained at once. */
      readonly mode: 'timed' | 'tutor';
      /** How many; fewer where fewer fit. */
      readonly vignettes: number;
      /** Ids of the blueprint. None means all of them. */
      readonly clusters: readonly string[];
      readonly subjects: readonly string[];
    };

/** A test, and the course that it is in. */
export interface PlacedTest {
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly test: CourseTest;
}

export interface TestContent extends AnyContent {
  readonly type: 'test';
  readonly test: CourseTest;
}

/**
 * The leaf of a course. A further kind, such as a text, joins here with the fields that it needs, and the compiler
 * shows who has to know of it.
 */
export type Content = FileContent | TestContent;
export type ContentType = Content['type'];

type Unplaced<Kind> = Kind extends unknown ? Omit<Kind, 'position' | 'revision'> : never;

/** A content before it has its place in its day. */
export type NewContent = Unplaced<Content>;
export type NewFileContent = Unplaced<FileContent>;
export type NewTestContent = Unplaced<TestContent>;

/** Lists all files that a content shows, for taking them into use and for erasing them. */
export function fileKeysOf(content: NewFileContent): FileKey[] {
  switch (content.type) {
    case 'video': {
      const { fileKey, captionsKey, chaptersKey, posterKey, smallPosterKey } = content;
      return [fileKey, captionsKey, chaptersKey, posterKey, smallPosterKey].filter((key) => key !== null);
    }
    case 'pdf':
      return [content.fileKey];
  }
}
