import type { DocumentTag } from '../../src/wire/document-tag.ts';

/*
 * A browser shows a PDF, in a tab of its own. Anything else is sent as an attachment: it is downloaded, and a tab
 * opened for it would stand empty.
 */

/** What an `<a>` to a document needs. */
export const documentLinkProps = (tag: DocumentTag) =>
  tag === 'PDF' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' };

/** The same from a button. */
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
