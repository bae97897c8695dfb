export const TRASH_KINDS = ['course', 'module', 'day', 'content', 'document', 'file'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** What a replaced file was: the one of an item or a document, or what a video or a course was shown with. */
export const FILE_PARTS = ['content', 'document', 'poster', 'captions', 'chapters', 'thumbnail'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/**
 * As the domain has it; apart from it, because the browser says it before anything is deleted. A test holds both
 * together.
 */
export const TRASH_DAYS = 30;
