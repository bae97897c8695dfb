import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { SCHOOL, type SchoolFacts } from '../../wire/school.ts';
import { tokenCookieOf } from '../auth/credentials.ts';
import { Encodings, sendEncoded } from './encodings.ts';
import { routeAt } from './known-pages.ts';
import { withHead } from './page-head.ts';
import { type PageHead, PageHeads, type Site } from './page-heads.ts';
import { type RenderedPage, type RenderPage, START_SCRIPTS, withData, withEmail, withPage } from './rendered-page.ts';

/** The browser application's only page. */
export interface Shell {
  readonly html: string;
  /** Public pages that need not wait for a script. */
  readonly rendered: readonly RenderedPage[];
  /** `sha256-…` of each inline script, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

const AS_BUILT = JSON.stringify(SCHOOL);
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

export const shellOf = (html: string, rendered: readonly RenderedPage[] = []): Shell => ({
  html,
  rendered,
  scriptHashes: [...Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script), START_SCRIPTS].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  ),
});

const HTML = 'text/html; charset=utf-8';
const NEVER_A_PAGE = /^\/(?:api|stream|assets|healthz|readyz|metrics)(?:\/|$)/i;

/** Returns whether a browser navigates, as opposed to a program that asks for data (decision B1). */
export const isNavigation = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !NEVER_A_PAGE.test(req.path) &&
  req.accepts(['application/json', 'text/html']) === 'text/html';

/** Cache of encoded documents, invalidated when one of their parts changes. */
class Documents {
  private readonly rendered: ReadonlyMap<string, RenderedPage>;
  // Weak keys: a head that is no longer in use releases its bytes.
  private readonly kept = new WeakMap<PageHead, Map<RenderedPage | undefined, Promise<Encodings>>>();

  constructor(
    private readonly shell: Shell,
    private readonly site: Site,
    private readonly renderPage?: RenderPage,
  ) {
    this.rendered = new Map(shell.rendered.map((page) => [page.path, page]));
  }

  /** Returns the page rendered for a signed-out visitor; a tab with its own address has its own. */
  renderedAt(req: Request): RenderedPage | undefined {
    const route = routeAt(req.path) ?? '';
    const [, query] = req.url.split('?');
    return this.rendered.get(`${route}?tab=${new URLSearchParams(query).get('tab')}`) ?? this.rendered.get(route);
  }

  of(head: PageHead, page: RenderedPage | undefined): Promise<Encodings> {
    const kept = this.kept.get(head) ?? new Map<RenderedPage | undefined, Promise<Encodings>>();
    this.kept.set(head, kept);
    const encodings =
      kept.get(page) ??
      this.written(page, head).then((html) => new Encodings(withHead(html, head.head, head.school.name)));
    kept.set(page, encodings);
    return encodings;
  }

  /** A page gets the data that it was rendered with, for hydration; none if it was rendered without. */
  private async written(page: RenderedPage | undefined, { ahead, school }: PageHead): Promise<string> {
    const { html } = this.shell;
    if (!page) return ahead ? withData(html, ahead.data) : html;
    if (ahead?.html !== undefined) return withData(withPage(html, { ...page, html: ahead.html }), ahead.data);
    return withPage(html, await this.ofSchool(page, school));
  }

  /** Prerendered pages contain the default settings; rendered again when the school's differ. */
  private async ofSchool(page: RenderedPage, school: SchoolFacts): Promise<RenderedPage> {
    const asBuilt = withEmail(page, school.email);
    if (!this.renderPage || JSON.stringify(school) === AS_BUILT) return asBuilt;
    try {
      return { ...page, html: await this.renderPage(page.path, undefined, school) };
    } catch (error) {
      this.site.renderFailed?.(error);
      return asBuilt;
    }
  }
}

/**
 * Answers every page address with the shell and that page's head; the browser and the API decide what it shows, and to
 * whom. Signed-out visitors get the public pages prerendered, which are the same for all of them. Unknown addresses get
 * status 404.
 */
export function pages(shell: Shell, site: Site, renderPage?: RenderPage): RequestHandler {
  const heads = new PageHeads(site, renderPage);
  const documents = new Documents(shell, site, renderPage);
  return async (req, res, next) => {
    if (!isNavigation(req)) {
      next();
      return;
    }
    const draft = draftKeyOf(req);
    const ofDraft = draft === undefined ? undefined : await heads.ofDraft(req.path, draft);
    if (ofDraft !== undefined) {
      const preview = new Encodings(withHead(shell.html, ofDraft.head, ofDraft.school.name));
      await sendEncoded(req, res, preview, { type: HTML, cacheControl: 'no-store' });
      return;
    }
    const head = await heads.at(req.path);
    if (head.movedTo !== undefined) {
      const [, query] = req.url.split('?');
      res.setHeader('Cache-Control', 'no-cache');
      res.redirect(301, query === undefined ? head.movedTo : `${head.movedTo}?${query}`);
      return;
    }
    const isStranger = tokenCookieOf(req) === undefined;
    const document = await documents.of(
      head,
      isStranger && head.status === 200 ? documents.renderedAt(req) : undefined,
    );
    res.status(head.status).vary('Accept').vary('Cookie');
    await sendEncoded(req, res, document, { type: HTML, cacheControl: 'no-cache' });
  };
}

/** Key of an unpublished draft of the settings, which its owner looks at on the real page. */
function draftKeyOf(req: Request): string | undefined {
  const [, query] = req.url.split('?');
  return query?.includes('draft=') ? (new URLSearchParams(query).get('draft') ?? undefined) : undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Cookies belong to one host name. On a developer's machine the same server has several names, so a page that is opened
 * under another one is redirected to ours; otherwise people would be signed out halfway.
 */
export function oneLoopbackName(origin: string): RequestHandler {
  const ours = new URL(origin);
  return (req, res, next) => {
    const isAlias = LOOPBACK.has(ours.hostname) && LOOPBACK.has(req.hostname) && req.hostname !== ours.hostname;
    if (isAlias && isNavigation(req)) res.redirect(307, `${ours.origin}${req.originalUrl.replace(/^\/+/, '/')}`);
    else next();
  };
}
