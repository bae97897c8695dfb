import type { DocumentTag } from '../../../src/wire/document-tag.ts';

/** Words next to the link of a document: how it opens. */
export const DOCUMENT_OPENS: Readonly<Record<DocumentTag, string>> = {
  PDF: 'opens in a new tab',
  DOC: 'downloads',
};
