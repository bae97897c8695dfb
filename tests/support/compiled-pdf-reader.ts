import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../src/main/project-folder.ts';
import { compileProgram } from './compiled-program.ts';

/** `PdfReader` as the build has it: its processes start as JavaScript. */
export async function compilePdfReader() {
  const { path, remove } = await compileProgram(join(projectFolder(), 'src/adapters/pdfium/pdf-reader.ts'));
  const url = pathToFileURL(path).href;
  const { PdfReader } = (await import(
    /* @vite-ignore */ url
  )) as typeof import('../../src/adapters/pdfium/pdf-reader.ts');
  return { PdfReader, url, remove };
}
