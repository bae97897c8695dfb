import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';
import type { Redis } from 'ioredis';
import { openQueue } from './job-relay.ts';
import { laneQueue, TASKS_QUEUE } from './queues.ts';

/** Handles requests whose `url` is relative to the mount path. */
export type QueueBoard = (req: IncomingMessage, res: ServerResponse, next: (fault?: unknown) => void) => void;

/** Matches fonts of another host and a style that our CSP blocks; the page has fallbacks. */
const FOREIGN = /<link href="https?:[^>]*>|<style>[\s\S]*?<\/style>/g;

/** Serves bull-board's page without its requests to other hosts. */
class OwnPageAdapter extends ExpressAdapter {
  override setEntryRoute({ route, handler }: AppViewRoute): ExpressAdapter {
    this.app.disable('x-powered-by');
    this.app.get(route as string[], (_req, res, next) => {
      const { name, params } = handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      res.render(name, params, (fault: Error | null, html: string) => {
        if (fault) next(fault);
        else res.type('html').send(html.replace(FOREIGN, ''));
      });
    });
    return this;
  }
}

/** @param basePath URL path in the browser. */
export function bullBoard(redis: Redis, lanes: readonly string[], basePath: string): QueueBoard {
  const adapter = new OwnPageAdapter();
  adapter.setBasePath(basePath);
  createBullBoard({
    queues: [...lanes.map(laneQueue), TASKS_QUEUE].map(
      (name) => new BullMQAdapter(openQueue<object>(redis, name), { readOnlyMode: true }),
    ),
    serverAdapter: adapter,
    options: {
      uiBasePath: dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json')),
      uiConfig: { boardTitle: 'Queues' },
    },
  });
  return adapter.getRouter() as QueueBoard;
}
