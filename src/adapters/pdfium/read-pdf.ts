import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import type { DocumentFacts, DocumentReading, ReadingLimits, Unreadable } from '../../domain/media/document-reader.ts';
import { paddingStart } from '../../domain/media/signatures.ts';
import { faultOfPdf } from './active-content.ts';
import type { Pdfium } from './library.ts';
import { pagePicture } from './page-picture.ts';
import { metaTitle, pageText } from './page-text.ts';

/** Maps PDFium's error codes. An unknown security handler means that it needs more than a password. */
const FAULTS: Readonly<Record<number, Unreadable>> = { 4: 'encrypted', 5: 'encrypted' };

/** Reads the document at `pointer` in the library's memory. Throws when it exceeds the memory limit. */
export async function readPdf(
  pdfium: Pdfium,
  pointer: number,
  bytes: number,
  limits: ReadingLimits,
): Promise<DocumentReading> {
  const file = pdfium.memory.HEAPU8.subarray(pointer, pointer + bytes);
  // PDFium searches the cross-reference table near the end, and repairs a missing one.
  const document = pdfium.FPDF_LoadMemDocument(pointer, paddingStart(file), 0);
  if (document === 0) return { refused: FAULTS[pdfium.FPDF_GetLastError()] ?? 'broken' };
  try {
    const pageCount = pdfium.FPDF_GetPageCount(document);
    if (pageCount < 1) return { refused: 'empty' };
    if (pageCount > limits.maxPages) return { refused: 'too-many-pages' };
    const isActive =
      pdfium.FPDFDoc_GetJavaScriptActionCount(document) > 0 || pdfium.FPDFDoc_GetAttachmentCount(document) > 0;
    const fault = faultOfPdf(pdfium.memory.HEAPU8.subarray(pointer, pointer + bytes));
    if (isActive || fault) return { refused: fault ?? 'active-content' };
    return await readPages(pdfium, document, pageCount, limits);
  } finally {
    pdfium.FPDF_CloseDocument(document);
  }
}

/** Reads all pages. An unreadable page is counted and has no text; a document of only such pages is broken. */
async function readPages(
  pdfium: Pdfium,
  document: number,
  pageCount: number,
  limits: ReadingLimits,
): Promise<DocumentReading> {
  let preview: DocumentFacts['preview'];
  let loaded = 0;
  let left = limits.maxCharacters;
  const texts: string[] = [];
  for (let index = 0; index < pageCount && left > 0; index += 1) {
    const page = pdfium.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    loaded += 1;
    const text = await pageText(pdfium, page, left);
    left -= text.length + 1;
    texts.push(text);
    if (index === 0) preview = await pagePicture(pdfium, page, limits);
    pdfium.FPDF_ClosePage(page);
  }
  if (loaded === 0) return { refused: 'broken' };
  return {
    facts: {
      pageCount,
      title: await metaTitle(pdfium, document),
      text: beginningOf(texts.join('\n'), limits.maxCharacters),
      preview,
    },
  };
}
