import type { DocumentTag } from '../../src/wire/document-tag.ts';

/*
 * PDFs open in a new tab. Other documents are sent as attachments: they are downloaded, and a new tab would stay empty.
 */

/** Returns the attributes of a link to a document. */
export const documentLinkProps = (tag: DocumentTag) =>
  tag === 'PDF' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' };

/** Opens a document from a button. */
export function openDocument(address: string, tag: DocumentTag): void {
  if (tag === 'PDF') {
    window.open(address, '_blank', 'noopener');
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
