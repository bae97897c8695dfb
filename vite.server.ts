import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Returns the build of Node programs bundled from our modules: loading hundreds of small files takes a fifth of the
 * startup's CPU time. Packages stay in node_modules, where they find their binaries and files.
 *
 * @param entries source file by program name, which becomes `<name>.js`
 * @param outDir emptied first
 */
export const programs = (entries: Readonly<Record<string, string>>, outDir: string): UserConfig => ({
  root: here('.'),
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    // Source maps without source text, which stack traces do not need: half the size, and read at each start.
    sourcemap: true,
    rolldownOptions: {
      input: { ...entries },
      // A program may also be imported as a module, as tests do with PdfReader.
      preserveEntrySignatures: 'allow-extension',
      // One folder, because a module finds its program beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
});

/** Programs that the server starts as child processes to read what people upload. */
export const CHILD_PROGRAMS: Readonly<Record<string, string>> = {
  'reading-process': here('./src/adapters/pdfium/reading-process.ts'),
  'import-process': here('./src/main/installation/import-process.ts'),
};

/** Build of the server. */
export default programs({ cli: here('./src/main/cli.ts'), ...CHILD_PROGRAMS }, here('./dist/server'));
