/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/**
 * Promises of the specification (1), in its order. Mock exams follow as soon as a course can hold one: a
 * paper among its documents does not tell whether it is one.
 */
export const PROMISES = [
  'videos',
  'materials',
  'live-discussions',
  'case-discussions',
  'progress',
  'study-group',
  'mentor',
] as const;
export type Promised = (typeof PROMISES)[number];

/** How long what was deleted or replaced can be restored. */
export const TRASH_DAYS = 30;

export const TRASH_KINDS = ['course', 'module', 'day', 'content', 'document', 'file'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Role of a replaced file: file of a content or document, or an extra of a video or course. */
export const FILE_PARTS = ['content', 'document', 'poster', 'captions', 'chapters', 'thumbnail'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** Types of the contents of a day. */
export const CONTENT_TYPES = ['video', 'pdf'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
