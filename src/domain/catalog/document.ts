import type { DocumentId, FileKey, ModuleId } from '../kernel/ids.ts';

/** A file for a whole module: the Documents tab shows them. */
export interface CourseDocument {
  readonly id: DocumentId;
  readonly moduleId: ModuleId;
  readonly title: string;
  readonly fileKey: FileKey;
  readonly pageCount: number | null;
  readonly position: number;
  readonly revision: number;
  /** A picture of the first page. */
  readonly previewKey: FileKey | null;
  /** Title in the metadata of the file, if usable. */
  readonly suggestedTitle: string | null;
}

type WhatReadingFinds = Pick<CourseDocument, 'previewKey' | 'suggestedTitle'>;

/** A document as it begins. */
export const UNREAD: WhatReadingFinds = { previewKey: null, suggestedTitle: null };
