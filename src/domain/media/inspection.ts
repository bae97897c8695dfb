import { typeOfContent } from './file-types.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Returns whether files of the type are inspected: documents can carry active content, which runs where they are
 * opened.
 */
export const isToBeInspected = (contentType: string): boolean => typeOfContent(contentType)?.purpose === 'document';

/** Whether a document is withheld from students: until its inspection found it harmless. */
export const isWithheld = ({ contentType, inspection }: Pick<StoredFile, 'contentType' | 'inspection'>): boolean =>
  isToBeInspected(contentType) && inspection !== 'ready';
