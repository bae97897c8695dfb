import { typeOfContent } from './file-types.ts';
import type { StoredFile } from './stored-file.ts';

/** Whoever opens one of these on a machine of their own runs what it holds. */
export const isToBeInspected = (contentType: string): boolean => typeOfContent(contentType)?.purpose === 'document';

/** Whatever shows it: students have a file once it was found harmless, and no moment earlier. */
export const isWithheld = ({ contentType, inspection }: Pick<StoredFile, 'contentType' | 'inspection'>): boolean =>
  isToBeInspected(contentType) && inspection !== 'ready';
