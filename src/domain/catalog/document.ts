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
  readonly state: DocumentState;
  /** Why it is refused, for the admin; null when it is not. */
  readonly refusal: string | null;
  /** A picture of the first page. */
  readonly previewKey: FileKey | null;
  /** What the file calls itself, where that is a title. */
  readonly suggestedTitle: string | null;
}

/** `processing`: offered already, and about to be read; `refused`: kept for the admin, and shown to nobody else. */
export type DocumentState = 'processing' | 'ready' | 'refused';

type WhatReadingFinds = Pick<CourseDocument, 'state' | 'refusal' | 'previewKey' | 'suggestedTitle'>;

/** Only PDFs are read; a document of Word was looked through before it was taken in. */
export const isToBeRead = (fileKey: FileKey): boolean => fileKey.endsWith('.pdf');

/** A document as it begins. */
export const unread = (fileKey: FileKey): WhatReadingFinds => ({
  state: isToBeRead(fileKey) ? 'processing' : 'ready',
  refusal: null,
  previewKey: null,
  suggestedTitle: null,
});
