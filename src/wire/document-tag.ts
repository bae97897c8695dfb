/** The kinds of document that people read on a card. */
export const DOCUMENT_TAGS = ['PDF', 'DOC'] as const;
export type DocumentTag = (typeof DOCUMENT_TAGS)[number];

/** By the ending of its key, which the server has chosen by the file's first bytes. DOC is DOCX as well. */
export const documentTag = (key: string): DocumentTag => (key.toLowerCase().endsWith('.pdf') ? 'PDF' : 'DOC');
