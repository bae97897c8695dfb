import { once } from 'node:events';
import express from 'express';
import type { HealthChecks } from '../../http/component-checks.ts';
import { mount } from '../../http/mount.ts';
import { nothingHere, problems } from '../../http/problem.ts';
import { limits } from '../../http/rate-limits.ts';
import { healthRoutes } from '../../http/routes/operations/health-routes.ts';
import { metricsRoutes } from '../../http/routes/operations/metrics-routes.ts';
import { createFastServer } from '../../http/server/fast-server.ts';
import type { Logger } from '../log.ts';
import { metricsRights } from '../settings/operation-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

/** Optional components of a worker: without the scanner, or with little disk space, it still does other jobs. */
const DISPENSABLE = ['scanner', 'diskSpace'];

/**
 * `/healthz`, `/readyz` and `/metrics` of a worker, which serves nothing else, at `METRICS_PORT`. Answers how to close
 * it.
 */
export async function serveProbes(
  settings: Settings,
  { metrics, checks, log }: { metrics: Metrics; checks: HealthChecks; log: Logger },
): Promise<() => void> {
  const { host, metricsPort } = settings;
  if (metricsPort === undefined) return () => undefined;
  const app = express();
  app.disable('x-powered-by');
  app.use(
    mount(
      [...healthRoutes(checks, { dispensable: DISPENSABLE }), ...metricsRoutes(metrics, metricsRights(settings))],
      limits(1),
    ),
    nothingHere,
  );
  app.use(problems(log));
  const server = createFastServer(app).listen(metricsPort, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
