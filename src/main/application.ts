import type { Express, RequestHandler } from 'express';
import { translateFault } from '../adapters/knex/faults.ts';
import { openCookieStore } from '../adapters/knex/identity/cookie-store.ts';
import { ListLiveCourses } from '../domain/catalog/queries/list-live-courses.ts';
import { ReceivePaymentEvent } from '../domain/enrolment/use-cases/receive-payment-event.ts';
import { GetSession } from '../domain/identity/queries/get-session.ts';
import { SignOut } from '../domain/identity/use-cases/sign-out.ts';
import { createApp } from '../http/app.ts';
import { identify } from '../http/auth/authenticate.ts';
import { cookieSession } from '../http/auth/session.ts';
import type { Site } from '../http/pages/page-heads.ts';
import { siteFiles } from '../http/pages/site-files.ts';
import { liveCourseReply } from '../http/replies/catalog-replies.ts';
import { demoCheckoutRoutes } from '../http/routes/demo-checkout-routes.ts';
import { healthRoutes, type Readiness } from '../http/routes/health-routes.ts';
import { uploadBytesRoutes } from '../http/routes/upload-bytes-routes.ts';
import { BRAND_NAME } from './brand.ts';
import type { Composition } from './composition/compose.ts';
import type { Installation } from './installation/standalone.ts';
import type { Logger } from './log.ts';
import type { Settings } from './settings.ts';

export interface Face {
  readonly handlers: (site: Site) => readonly RequestHandler[];
  readonly scriptHashes: readonly string[] | undefined;
}

/** Puts the HTTP side together: the contexts' routes, the pages and what stands in front of both. */
export function application(
  { container, ...composition }: Composition,
  { dependencies, db, demoCheckout, uploadDesk, cookieSecrets }: Installation,
  settings: Settings,
  face: Face,
  log: Logger,
  requestLog: RequestHandler,
  readiness: Readiness,
): Express {
  const { clock } = dependencies.kernel;
  const isHttps = settings.origin.startsWith('https:');
  const getSession = container.get(GetSession);
  const signOut = container.get(SignOut);
  const listLiveCourses = container.get(ListLiveCourses);
  const site: Site = {
    origin: settings.origin,
    name: BRAND_NAME,
    liveCourses: async () => {
      const { version, read } = await listLiveCourses.run();
      return { version, read: async () => (await read()).map((outline) => liveCourseReply(outline, settings)) };
    },
  };
  return createApp({
    origin: settings.origin,
    proxyHops: settings.proxyHops,
    rateLimitFactor: settings.rateLimitFactor,
    scriptHashes: face.scriptHashes,
    requestLog,
    log,
    translateFault,
    face: [siteFiles(site), ...face.handlers(site)],
    cookieSession: cookieSession({ isHttps, secrets: cookieSecrets, store: openCookieStore(db), log }),
    identify: identify({ getSession, signOut, tokens: dependencies.identity.tokens, clock, log }),
    openRoutes: [...healthRoutes(readiness), ...composition.openRoutes],
    signedRoutes: [...composition.signedRoutes, ...uploadBytesRoutes(uploadDesk, clock)],
    routes: [...composition.routes, ...demoCheckoutRoutes(demoCheckout, container.get(ReceivePaymentEvent))],
  });
}
