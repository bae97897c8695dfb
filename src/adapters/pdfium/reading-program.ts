import { type Program, programBeside } from '../fence/program.ts';

/** The process that reads PDFs. */
export const readingProgram = (): Program => programBeside(import.meta.url, 'reading-process');
