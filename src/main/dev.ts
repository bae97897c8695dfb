import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import { isNavigation } from '../http/spa.ts';
import type { Face } from './application.ts';
import { projectFolder } from './project-folder.ts';
import { serveWith } from './serve.ts';

/**
 * `npm run dev`: the same server with Vite in it, so that pages change as their sources do. The page
 * policy is off here, because Vite's own scripts are inline.
 */
async function developmentFace(): Promise<Face> {
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const page: RequestHandler = async (req, res, next) => {
    if (!isNavigation(req)) return next();
    const html = await readFile(join(projectFolder(), 'web/index.html'), 'utf8');
    res.type('html').send(await vite.transformIndexHtml(req.originalUrl, html));
  };
  return { handlers: [vite.middlewares as RequestHandler, page], scriptHashes: undefined };
}

await serveWith(developmentFace, process.env);
