import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import { withHead } from '../http/pages/page-head.ts';
import { PageHeads, type Site } from '../http/pages/page-heads.ts';
import { withData } from '../http/pages/rendered-page.ts';
import { isNavigation } from '../http/pages/spa.ts';
import type { WebBundle } from './application.ts';
import { mailGallery } from './dev-mails.ts';
import { projectFolder } from './project-folder.ts';
import { serveWith } from './roles/serve.ts';

/**
 * `npm run dev`: the same server with Vite in it, so that pages change as their sources do. The page
 * policy is off here, because Vite's own scripts are inline.
 */
async function developmentBundle(): Promise<WebBundle> {
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const pages = (site: Site): RequestHandler => {
    const heads = new PageHeads(site);
    return async (req, res, next) => {
      if (!isNavigation(req)) return next();
      const { status, head, ahead, school } = await heads.at(req.path);
      const index = await readFile(join(projectFolder(), 'web/index.html'), 'utf8');
      const html = withHead(ahead ? withData(index, ahead.data) : index, head, school.name);
      res
        .status(status)
        .type('html')
        .send(await vite.transformIndexHtml(req.originalUrl, html));
    };
  };
  return {
    handlers: (site) => [
      mailGallery({ ...site.seenSchool(), origin: site.origin }),
      vite.middlewares as RequestHandler,
      pages(site),
    ],
    scriptHashes: undefined,
  };
}

await serveWith(developmentBundle, process.env);
