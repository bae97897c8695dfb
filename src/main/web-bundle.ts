import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../http/pages/assets.ts';
import type { RenderedPage, RenderPage } from '../http/pages/rendered-page.ts';
import { pages, shellOf } from '../http/pages/spa.ts';
import type { WebBundle } from './application.ts';
import { projectFolder } from './project-folder.ts';
import { loadRenderer, renderedPagesFile, rendererFile } from './renderer.ts';

/** The browser application as `npm run build` left it. */
export function builtWebBundle(): WebBundle {
  const folder = join(projectFolder(), 'dist/web');
  const page = join(folder, 'index.html');
  const rendered = renderedPagesFile();
  if (![page, rendered, rendererFile()].every((file) => existsSync(file)))
    throw new Error('The browser application is not built. Run npm run build first.');
  const shell = shellOf(readFileSync(page, 'utf8'), JSON.parse(readFileSync(rendered, 'utf8')) as RenderedPage[]);
  const renderer = loadRenderer();
  const renderPage: RenderPage = async (...page) => (await renderer).renderPage(...page);
  // Tried once with nothing, so that no visitor waits for its code; what is wrong with it is told with the first page.
  renderPage('/courses', { liveCourses: [] }).catch(() => undefined);
  return { handlers: (site) => [assets(folder), pages(shell, site, renderPage)], scriptHashes: shell.scriptHashes };
}
