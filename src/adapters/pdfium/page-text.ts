import { type Pdfium, withMemory } from './library.ts';

const utf16 = new TextDecoder('utf-16le');
const BYTES_PER_UNIT = 2;

/** Returns at most `maxCharacters` characters of a page's text; empty if the page cannot be read. */
export async function pageText(pdfium: Pdfium, page: number, maxCharacters: number): Promise<string> {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return '';
  try {
    const count = Math.min(pdfium.FPDFText_CountChars(text), maxCharacters);
    if (count <= 0) return '';
    return await withMemory(pdfium, (count + 1) * BYTES_PER_UNIT, (pointer) => {
      const written = pdfium.FPDFText_GetText(text, 0, count, pointer);
      return decoded(pdfium, pointer, written * BYTES_PER_UNIT);
    });
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/** Returns the title in the file's metadata. */
export async function metaTitle(pdfium: Pdfium, document: number, maxBytes = 2048): Promise<string> {
  const name = Buffer.from('Title\0');
  return withMemory(pdfium, name.length + maxBytes, (pointer) => {
    pdfium.memory.HEAPU8.set(name, pointer);
    const buffer = pointer + name.length;
    const bytes = pdfium.FPDF_GetMetaText(document, pointer, buffer, maxBytes);
    return bytes > maxBytes ? '' : decoded(pdfium, buffer, bytes);
  });
}

/** Decodes UTF-16; both library functions count the terminating zero. */
const decoded = (pdfium: Pdfium, pointer: number, bytes: number): string =>
  bytes <= BYTES_PER_UNIT ? '' : utf16.decode(pdfium.memory.HEAPU8.subarray(pointer, pointer + bytes - BYTES_PER_UNIT));
