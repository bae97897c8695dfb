import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Programs for Node, bundled from modules of ours: hundreds of small files cost a start a fifth of its processor time.
 * Packages stay in node_modules, where a native one finds its binary and another its files.
 *
 * @param entries source file by the name of its program, which becomes `<name>.js`
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
    // Read at each start: without the text of the sources, which stack traces do not need, that is half as much.
    sourcemap: true,
    rolldownOptions: {
      input: { ...entries },
      // A program may also be imported as a module: PdfReader is, by its tests.
      preserveEntrySignatures: 'allow-extension',
      // One folder, because a module looks beside itself for the program that it starts.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
});

/** What the server starts as a process of its own, to read papers. */
export const READING_PROCESS = here('./src/adapters/pdfium/reading-process.ts');

/** The build of the server. */
export default programs({ cli: here('./src/main/cli.ts'), 'reading-process': READING_PROCESS }, here('./dist/server'));
