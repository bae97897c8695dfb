import type { ContentId, CourseId, DocumentId, FileKey } from '../kernel/ids.ts';
import type { FileContent } from './content.ts';
import type { ContentRef, DocumentRef } from './course-node.ts';

/**
 * Names what shows a file of its own, by its course alone: a file that is uploaded for it may travel for hours, in
 * which it may be moved to another day or module.
 */
export type LessonRef =
  | { readonly kind: 'content'; readonly courseId: CourseId; readonly contentId: ContentId }
  | { readonly kind: 'document'; readonly courseId: CourseId; readonly documentId: DocumentId };

/** Purpose that the file of a content is verified for. */
export const PURPOSES = { video: 'video', pdf: 'document' } as const satisfies Record<FileContent['type'], string>;

/** A content or a document that shows a file, where it is now. */
export interface Lesson {
  readonly ref: ContentRef | DocumentRef;
  readonly fileKey: FileKey;
  /** Purpose that a replacement must be verified for. */
  readonly purpose: (typeof PURPOSES)[FileContent['type']];
}
