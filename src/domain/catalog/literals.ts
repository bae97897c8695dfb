/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Promises of the specification (1), in its order. */
export const PROMISES = [
  'videos',
  'materials',
  'live-discussions',
  'case-discussions',
  'mock-exams',
  'progress',
  'study-group',
  'mentor',
] as const;
export type Promised = (typeof PROMISES)[number];

/** Letters of a course's public address. */
export const MAX_SLUG = 80;

/** How long what was deleted or replaced can be restored. */
export const TRASH_DAYS = 30;

export const TRASH_KINDS = ['course', 'module', 'day', 'content', 'document', 'file'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Role of a replaced file: file of a content or document, or an extra of a video or course. */
export const FILE_PARTS = ['content', 'document', 'poster', 'captions', 'chapters', 'thumbnail'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** Types of the contents of a day. */
export const CONTENT_TYPES = ['video', 'pdf', 'test'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Types that show an uploaded file. */
export const FILE_CONTENT_TYPES = ['video', 'pdf'] as const;

/** A test of a day: a mock exam of the course, or practice. */
export const TEST_KINDS = ['mock', 'practice'] as const;
export type TestKind = (typeof TEST_KINDS)[number];
