import { sharedPdfReader } from './compiled-program.ts';

// In place of src/adapters/pdfium/reading-program.ts (vitest.config.ts): nearly every test that opens a school reads a
// document, and the process that does it starts as JavaScript in less than half of the processor time that tsx takes.

const { program } = await sharedPdfReader();

export const readingProgram = () => ({ path: program, execArgv: ['--max-old-space-size=256'] });
