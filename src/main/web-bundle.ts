import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../http/pages/assets.ts';
import type { RenderedPage } from '../http/pages/rendered-page.ts';
import { pages, shellOf } from '../http/pages/spa.ts';
import type { WebBundle } from './application.ts';
import { projectFolder } from './project-folder.ts';
import { renderedPagesFile } from './rendered-pages-file.ts';

/** The browser application as `npm run build` left it. */
export function builtWebBundle(): WebBundle {
  const folder = join(projectFolder(), 'dist/web');
  const page = join(folder, 'index.html');
  const rendered = renderedPagesFile();
  if (!existsSync(page) || !existsSync(rendered))
    throw new Error('The browser application is not built. Run npm run build first.');
  const shell = shellOf(readFileSync(page, 'utf8'), JSON.parse(readFileSync(rendered, 'utf8')) as RenderedPage[]);
  return { handlers: (site) => [assets(folder), pages(shell, site)], scriptHashes: shell.scriptHashes };
}
