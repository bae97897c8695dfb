import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** Folder of all packed files. */
export const APP_PATH = 'dist/desktop';
export const APP_FOLDER = join(ROOT, APP_PATH);
/** Complete list of the application's files after a build, without Electron itself. */
export const APP_FILES = ['icon.png', 'main.js', 'package.json', 'preload.cjs', 'setup-preload.cjs'] as const;

/**
 * Bundles each program into one file: a sandboxed preload script can load no other, and five files are easy to check.
 */
const bundle = (entry: string, fileName: string, format: 'es' | 'cjs') =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: true,
      outDir: APP_FOLDER,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input: join(ROOT, 'desktop', entry),
        output: { format, entryFileNames: fileName, codeSplitting: false },
      },
    },
  });

export async function buildDesktop(): Promise<void> {
  rmSync(APP_FOLDER, { recursive: true, force: true });
  mkdirSync(APP_FOLDER, { recursive: true });
  await bundle('main.ts', 'main.js', 'es');
  await bundle('preload.ts', 'preload.cjs', 'cjs');
  await bundle('setup-preload.ts', 'setup-preload.cjs', 'cjs');
  copyFileSync(join(ROOT, 'web/public/icon-512.png'), join(APP_FOLDER, 'icon.png'));
  const { version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const manifest = { name: 'cusp', productName: 'Cusp', version, description, type: 'module', main: 'main.js' };
  writeFileSync(join(APP_FOLDER, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
