import { DomainError } from '../../kernel/errors.ts';

// Why a document of Word is refused, for the admin, on the row of the file.

const unfit = (code: string, sentence: string): DomainError => new DomainError('invalid', `media/${code}`, sentence);

export const brokenArchive = (): DomainError =>
  unfit(
    'archive-broken',
    'This document is damaged and cannot be opened. Please save it again and upload the new file.',
  );

export const tooDemanding = (): DomainError =>
  unfit('archive-too-demanding', 'This document would take too much space to open. Please save it in a simpler form.');

export const hasMacros = (): DomainError =>
  unfit('archive-macros', 'This document contains macros. Please save it as a plain DOCX file and upload that.');

export const unusualNames = (): DomainError =>
  unfit(
    'archive-path',
    'This document contains files with unusual names. Please save it again and upload the new file.',
  );

export const loadsFromElsewhere = (): DomainError =>
  unfit(
    'document-loads',
    'This document loads a template, a picture or another file from elsewhere when it is opened. Please save it as a PDF and upload that.',
  );

export const holdsForeignFile = (): DomainError =>
  unfit(
    'document-embeds',
    'This document holds another file or a program, such as the spreadsheet behind a chart. Please save it as a PDF and upload that.',
  );

export const lockedDocument = (): DomainError =>
  unfit('document-locked', 'This document is protected by a password. Please upload it without one.');
