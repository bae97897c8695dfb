import { HEAP_LIMIT, type Program } from '../../src/adapters/fence/program.ts';
import { sharedPdfReader } from './compiled-program.ts';

// In place of src/adapters/pdfium/reading-program.ts (vitest.config.ts): nearly every test that opens a school reads a
// document, and the process that does it starts as JavaScript in less than half of the processor time that tsx takes.

const { programOf } = await sharedPdfReader();

export const readingProgram = (): Program => ({ path: programOf('reading-process'), execArgv: [HEAP_LIMIT] });
