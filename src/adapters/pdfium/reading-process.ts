import type { DocumentReading } from '../../domain/media/document-reader.ts';
import { answerReadings } from '../fence/answer-readings.ts';
import { openPdfium, withMemory } from './library.ts';
import { readPdf } from './read-pdf.ts';
import type { PdfTask } from './task.ts';

// Entry point of the child process that reads PDFs.

await answerReadings<PdfTask, DocumentReading>(async ({ limits, maxMemoryBytes }) => {
  const pdfium = await openPdfium(maxMemoryBytes);
  return {
    /** Streams the bytes directly into the library's memory, to avoid a second copy of a large file. */
    read: (input, bytes) =>
      withMemory(pdfium, bytes, async (pointer) => {
        const isWhole = await input.take(bytes, (part, at) => pdfium.memory.HEAPU8.set(part, pointer + at));
        return isWhole ? readPdf(pdfium, pointer, bytes, limits) : { refused: 'broken' };
      }),
    // The library never frees any.
    memoryBytes: () => pdfium.memory.HEAPU8.length,
  };
});
