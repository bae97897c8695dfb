import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { projectFolder } from '../../src/main/project-folder.ts';
import { CHILD_PROGRAMS, programs } from '../../vite.server.ts';

const PDF_READER = join(projectFolder(), 'src/adapters/pdfium/pdf-reader.ts');

/**
 * The path of a program of ours, or of a module that starts programs, compiled to JavaScript: each start by way of tsx
 * takes more than twice the processor time. The first one to ask compiles it, and the others wait. It is gone with the
 * run. Needs `TEST_PROGRAMS`, which Vitest's set-up provides.
 */
export async function sharedProgram(source: string): Promise<string> {
  const programs = process.env.TEST_PROGRAMS;
  if (!programs) throw new Error('TEST_PROGRAMS is not set. Vitest’s set-up of shared programs names it.');
  const folder = join(programs, basename(source, '.ts'));
  const [begun, unfinished, failed] = ['begun', 'unfinished', 'failed'].map((state) => `${folder}-${state}`) as [
    string,
    string,
    string,
  ];
  const isFirst = await mkdir(begun).then(
    () => true,
    () => false,
  );
  if (isFirst)
    try {
      await compile(source, unfinished);
      await rename(unfinished, folder);
    } catch (error) {
      await writeFile(failed, '');
      throw error;
    }
  while (!existsSync(folder)) {
    if (existsSync(failed)) throw new Error(`${source} was not compiled: see the first test file that asked for it.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return join(folder, nameOf(source));
}

/** `PdfReader` as the build has it, with the programs beside it that reading processes run. */
export async function sharedPdfReader(): Promise<{ module: string; programOf: (name: string) => string }> {
  const module = await sharedProgram(PDF_READER);
  return { module, programOf: (name) => join(dirname(module), `${name}.js`) };
}

const nameOf = (source: string): string => `${basename(source, '.ts')}.js`;

/** As the build of the server makes its programs. */
async function compile(source: string, folder: string): Promise<void> {
  // Half a second of reading, for who compiles only.
  const { build } = await import('vite');
  const entries = { [basename(source, '.ts')]: source, ...CHILD_PROGRAMS };
  await build({ ...programs(entries, folder), configFile: false, logLevel: 'warn' });
}
