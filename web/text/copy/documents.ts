import type { DocumentTag } from '../../../src/wire/document-tag.ts';

/** What happens to a document that is opened, said beside its link. */
export const DOCUMENT_OPENS: Readonly<Record<DocumentTag, string>> = {
  PDF: 'opens in a new tab',
  DOC: 'downloads',
};
