import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../../src/main/project-folder.ts';

/** Inside the project, so that its packages are found; nothing here is committed. */
const CACHE = join(projectFolder(), '.cache');
/** The server starts it as a process of its own, from the folder that it is in itself. */
const PDF_READER = join(projectFolder(), 'src/adapters/pdfium/reading-process.ts');

interface CompiledProgram {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Compiles a program of ours to JavaScript once, or a module that starts programs, for a test that starts it many times.
 * Each start by way of tsx takes more than twice the processor time.
 */
export async function compileProgram(source: string): Promise<CompiledProgram> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'program-'));
  await build({
    configFile: false,
    root: projectFolder(),
    logLevel: 'warn',
    build: {
      ssr: true,
      rollupOptions: { input: [...new Set([source, PDF_READER])], preserveEntrySignatures: 'allow-extension' },
      outDir: folder,
      minify: false,
      target: 'node20',
    },
  });
  return {
    path: join(folder, basename(source).replace(/\.ts$/, '.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
