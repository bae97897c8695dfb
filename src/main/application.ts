import type { Express, RequestHandler } from 'express';
import { GetCoursePage } from '../domain/catalog/queries/get-course-page.ts';
import { ListLiveCourses } from '../domain/catalog/queries/list-live-courses.ts';
import { ArrivalNotes } from '../domain/exam/arrival-notes.ts';
import { GetSession } from '../domain/identity/queries/get-session.ts';
import { SignOut } from '../domain/identity/use-cases/sign-out.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { CurrentSettings } from '../domain/school/current-settings.ts';
import { PreviewSettings } from '../domain/school/queries/preview-settings.ts';
import { createApp } from '../http/app.ts';
import { authenticate } from '../http/auth/authenticate.ts';
import { cookieSession } from '../http/auth/session.ts';
import type { HealthChecks } from '../http/component-checks.ts';
import { couponLink } from '../http/pages/coupon-link.ts';
import type { Site } from '../http/pages/page-heads.ts';
import { siteFiles } from '../http/pages/site-files.ts';
import { coursePageReply, liveCourseReply } from '../http/replies/catalog-replies.ts';
import { cspReportRoutes } from '../http/routes/operations/csp-report-routes.ts';
import { healthRoutes } from '../http/routes/operations/health-routes.ts';
import { metricsRoutes } from '../http/routes/operations/metrics-routes.ts';
import { savesInTurn } from '../http/saves.ts';
import type { Composition } from './composition/compose.ts';
import { schoolSettings } from './composition/links/school-settings.ts';
import { DISPENSABLE } from './installation/checks.ts';
import type { Installation } from './installation/installation.ts';
import type { Logger } from './log.ts';
import { SiteSchool } from './school-facts.ts';
import { metricsRights } from './settings/operation-settings.ts';
import type { Settings } from './settings/settings.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** The browser application: its files and pages, and the hashes of the pages' inline scripts. */
export interface WebBundle {
  readonly handlers: (site: Site) => readonly RequestHandler[];
  readonly scriptHashes: readonly string[] | undefined;
}

interface ApplicationParts {
  readonly composition: Composition;
  readonly installation: Installation;
  readonly settings: Settings;
  readonly bundle: WebBundle;
  readonly log: Logger;
  readonly requestLog: RequestHandler;
  /** Set where a trace collector is configured. */
  readonly tracing?: RequestHandler | undefined;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  /** Health checks of `/readyz` in addition to the installation's own. */
  readonly checks: HealthChecks;
}

/** Assembles the HTTP side: the contexts' routes, the installation's own, the pages, and the middleware before them. */
export function application(parts: ApplicationParts): Express {
  const { composition, installation, settings, bundle, log, requestLog, tracing, metrics, checks } = parts;
  const { container } = composition;
  const { kernel, identity, school } = installation.dependencies;
  const [getSession, signOut] = [container.get(GetSession), container.get(SignOut)];
  const { current } = school;
  const site = siteOf(container, { settings, current, log });
  const extra = installation.extraRoutes(container);
  return createApp({
    origin: settings.origin,
    proxyHops: settings.proxyHops,
    rateLimitFactor: settings.rateLimitFactor,
    rateLimitStores: installation.rateLimits,
    scriptHashes: bundle.scriptHashes,
    pagePolicy: installation.pagePolicy,
    watchers: tracing ? [requestLog, tracing] : [requestLog],
    log,
    translateFault: installation.translateFault,
    pages: [siteFiles(site), couponLink({ isHttps: settings.origin.startsWith('https:') }), ...bundle.handlers(site)],
    cookieSession: cookieSession({
      isHttps: settings.origin.startsWith('https:'),
      secrets: installation.cookieSecrets,
      store: installation.openSessionStore(),
      log,
    }),
    saves: savesInTurn({ notes: container.get(ArrivalNotes), tokens: identity.tokens, clock: kernel.clock }),
    authenticate: authenticate({ getSession, signOut, tokens: identity.tokens, current, clock: kernel.clock, log }),
    probes: [
      ...healthRoutes({ ...checks, ...installation.checks }, { dispensable: DISPENSABLE }),
      ...metricsRoutes(metrics, metricsRights(settings)),
    ],
    openRoutes: composition.openRoutes,
    signedRoutes: [...composition.signedRoutes, ...extra.signedRoutes, ...cspReportRoutes(log)],
    routes: [...composition.routes, ...extra.routes],
    acts: installation.acts,
    docsRule: settings.isProduction ? 'admin' : 'public',
  });
}

interface SiteParts {
  readonly settings: Settings;
  readonly current: CurrentSettings;
  readonly log: Logger;
}

function undefinedIfNotFound(error: unknown): undefined {
  if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
}

/** Facts about the school for page heads and the site map. */
function siteOf(container: Composition['container'], { settings, current, log }: SiteParts): Site {
  const school = new SiteSchool(current);
  const shop = schoolSettings(current, settings);
  return {
    origin: settings.origin,
    school: () => school.newest(),
    seenSchool: () => school.seen(),
    async previewSchool(key) {
      const draft = await container.get(PreviewSettings).run({ key });
      return draft && { ...school.of(draft), draftRevision: draft.revision };
    },
    renderFailed: (error) => log.error({ err: error }, 'a page could not be drawn with its data'),
    async coursePage(slug) {
      const found = await container.get(GetCoursePage).run({ slug }).catch(undefinedIfNotFound);
      if (!found) return undefined;
      const { version, address, read } = found;
      return {
        version,
        slug: address.slug,
        async read() {
          await shop.newest();
          return coursePageReply(await read(), shop);
        },
      };
    },
    liveCourses: async () => {
      const { version, read } = await container.get(ListLiveCourses).run();
      return {
        version,
        async read() {
          await shop.newest();
          return (await read()).map((outline) => liveCourseReply(outline, shop));
        },
      };
    },
  };
}
