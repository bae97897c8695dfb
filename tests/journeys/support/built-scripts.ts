import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../../../src/main/project-folder.ts';

const WEB = join(projectFolder(), 'dist/web');

/** Modules that a route imports lazily, beside the entry (web/app/pages.ts). */
export const EXAM_ROUTE = ['app/exam-area.ts'];
export const PLAYER_ROUTE = ['app/student-area.ts', 'features/learning/video-page.tsx'];
export const DASHBOARD_ROUTE = ['app/student-area.ts', 'features/learning/dashboard-page.tsx'];
export const CARD_ROUTES = ['due-cards-page', 'cards-page'].map((page) => [
  'app/student-area.ts',
  `features/cards/${page}.tsx`,
]);

/** What gzip makes of a built file, whichever encoding a browser was given. */
export function gzipBytes(path: string): number {
  const file = join(WEB, path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

/** Bytes of all scripts that these modules need before they run, with the application's own. */
export function firstLoadBytes(modules: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] }>
  >;
  const files = new Set<string>();
  const add = (name: string): void => {
    const entry = manifest[name];
    if (!entry) throw new Error(`${name} is not in the build.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const needed of entry.imports ?? []) add(needed);
  };
  for (const name of ['index.html', ...modules]) add(name);
  return [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipBytes(file), 0);
}
