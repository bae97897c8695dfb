import { DomainError } from '../../kernel/errors.ts';

// Why a document of Word is refused, for the admin, on the row of the file: what is so, and what to do.

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

export const hasControls = (): DomainError =>
  unfit(
    'document-controls',
    'This document contains ActiveX controls, which can run programs. Please save it as a PDF and upload that.',
  );

export const loadsFromElsewhere = (): DomainError =>
  unfit(
    'document-loads',
    'This document loads a template, a picture or other data from elsewhere when it is opened. Please save it as a PDF and upload that.',
  );

export const hasFetchingField = (): DomainError =>
  unfit(
    'document-fields',
    'This document has a field that fetches a file or starts a program (DDE, INCLUDE or LINK). Please save it as a PDF and upload that.',
  );

export const linksToProgram = (): DomainError =>
  unfit(
    'document-links',
    'This document has a link to a program or to a folder of another computer. Please remove the link and upload it again.',
  );

export const holdsForeignFile = (): DomainError =>
  unfit(
    'document-embeds',
    'This document holds another file or a program inside. Please save it as a PDF and upload that.',
  );

export const hasDocumentType = (): DomainError =>
  unfit(
    'document-type',
    'This document contains a document type (DTD), which can load other files. Please save it as a PDF and upload that.',
  );

export const unreadableText = (): DomainError =>
  unfit(
    'document-encoding',
    'This document contains something that we cannot check. Please save it as a PDF and upload that.',
  );

export const noDocument = (): DomainError =>
  unfit(
    'document-kind',
    'This is a template or another kind of Office file. Please save it as a Word document (DOCX) and upload that.',
  );

export const tooOldDocument = (): DomainError =>
  unfit(
    'document-too-old',
    'This document was saved by Word 95 or older, which we cannot check. Please save it as a Word document (DOCX) and upload that.',
  );

export const lockedDocument = (): DomainError =>
  unfit('document-locked', 'This document is protected by a password. Please upload it without one.');
