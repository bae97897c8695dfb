import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import type { Face } from './application.ts';
import { projectFolder } from './project-folder.ts';
import { seedDemo, welcome } from './seed/seed-demo.ts';
import { endOnSignal, settingsOrExit } from './serve.ts';
import { startServer } from './server.ts';

/**
 * `npm run dev`: the same server with Vite in it, so that pages change as their sources do. The page
 * policy is off here, because Vite's own scripts are inline.
 */
async function developmentFace(): Promise<Face> {
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const page: RequestHandler = async (req, res, next) => {
    const isPage = req.method === 'GET' && !/^\/(api|stream|healthz|readyz)(\/|$)/.test(req.path) && req.accepts(['json', 'html']) === 'html';
    if (!isPage) return next();
    const html = await readFile(join(projectFolder(), 'web/index.html'), 'utf8');
    res.type('html').send(await vite.transformIndexHtml(req.originalUrl, html));
  };
  return { handlers: [vite.middlewares as RequestHandler, page], scriptHashes: undefined };
}

const settings = settingsOrExit(process.env);
if (settings) {
  const running = await startServer(settings, developmentFace, (container, installation) =>
    settings.seedDemo ? seedDemo(container, installation) : Promise.resolve(),
  );
  process.stdout.write(welcome(settings.origin, settings.couponCode));
  endOnSignal(() => running.stop());
}
