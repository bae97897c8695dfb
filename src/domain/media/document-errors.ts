import { DomainError } from '../kernel/errors.ts';
import { READING_LIMITS, type Unreadable } from './document-reader.ts';

const maxPages = READING_LIMITS.maxPages.toLocaleString('en');

/** Shown to the administrator on the document's row. */
const SENTENCES: Readonly<Record<Unreadable, string>> = {
  encrypted: 'This PDF opens with a password or a special program only. Please upload it without protection.',
  broken: 'This PDF is damaged and cannot be opened. Please save it again and upload the new file.',
  empty: 'This PDF has no pages. Please upload one that has.',
  'too-many-pages': `This PDF has more than ${maxPages} pages. Please split it into smaller files and upload those.`,
  'too-demanding': 'This PDF takes too much time or memory to open. Please save it in a simpler form, or split it.',
  'active-content':
    'This PDF contains a script, an attached file or a command that starts one. Please print it to a new PDF and upload that.',
  unclear: 'This PDF is packed in a way that we cannot check. Please print it to a new PDF and upload that.',
};

export const unreadableDocument = (reason: Unreadable): DomainError =>
  new DomainError('invalid', `media/pdf-${reason}`, SENTENCES[reason]);
