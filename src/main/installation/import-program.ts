import { type Program, programBeside } from '../../adapters/fence/program.ts';

/** The process that reads files of questions and lists of people. */
export const importProgram = (): Program => programBeside(import.meta.url, 'import-process');
