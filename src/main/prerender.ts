/** A step of `npm run build`: renders public pages into dist/rendered-pages.json, from what vite has built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../http/pages/rendered-page.ts';
import { projectFolder } from './project-folder.ts';
import { loadRenderer, renderedPagesFile } from './renderer.ts';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = join(projectFolder(), 'dist');
const manifest = JSON.parse(readFileSync(join(dist, 'web/.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;

/** The scripts that `source` needs, itself among them. */
function scriptsOf(source: string, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not in the build.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const name of entry.imports ?? []) scriptsOf(name, found);
  return found;
}

const { PRERENDERED, renderPage } = await loadRenderer();
const known = scriptsOf('index.html');
const pages: RenderedPage[] = [];
for (const { path, sources } of PRERENDERED) {
  const needed = new Set(sources.flatMap((source) => [...scriptsOf(source)]));
  const scripts = [...needed].filter((file) => !known.has(file)).map((file) => `/${file}`);
  pages.push({ path, html: await renderPage(path), scripts });
}
writeFileSync(renderedPagesFile(), JSON.stringify(pages));
