import type { PageData } from '../../wire/page-data.ts';
import { NO_PAGE_TITLE, SITE } from '../../wire/pages.ts';
import type { LiveCourseReply } from '../../wire/replies/catalog.ts';
import { pageAt } from './known-pages.ts';
import { headOf, type SiteFacts } from './page-head.ts';
import type { RenderPage } from './rendered-page.ts';
import { coursesData, schoolData } from './structured-data.ts';

export interface Site extends SiteFacts {
  /** Told when a page could not be drawn with its data and comes as the build drew it. */
  renderFailed?(error: unknown): void;
  /** The catalogue; `read` is only asked for a version that is new. */
  liveCourses(): Promise<{ version: number; read: () => Promise<LiveCourseReply[]> }>;
}

export interface PageHead {
  readonly status: 200 | 404;
  readonly head: string;
  /**
   * Initial data and the inside of #root rendered with it (server-side rendering): of one version, or hydration would
   * render twice.
   */
  readonly ahead?: { readonly data: PageData; readonly html: string | undefined };
}

/** A page is worth more now without its data than later with it. */
const PATIENCE_MS = 500;
/** A document with more courses would delay its own first screen: then they are asked for by the page. */
const MAX_COURSES_AHEAD = 24;

/** The head of every address. There are as many as there are public pages, and two for all others. */
export class PageHeads {
  private readonly known = new Map<string, PageHead>();
  private courses: { version: number; page: Promise<PageHead> } | undefined;

  constructor(
    private readonly site: Site,
    private readonly renderPage?: RenderPage,
  ) {}

  async at(path: string): Promise<PageHead> {
    const page = pageAt(path);
    if (page === undefined)
      return this.once(NO_PAGE_TITLE, () => ({
        status: 404,
        head: headOf({ ...SITE, title: NO_PAGE_TITLE }, this.site),
      }));
    if (page === 'unlisted') return this.once('unlisted', () => ({ status: 200, head: headOf(SITE, this.site) }));
    const listed = (data?: object): PageHead => ({ status: 200, head: headOf(page, this.site, data) });
    const bare = this.once(page.path, () =>
      listed(page.path === '/Home' ? schoolData(this.site, page.description) : undefined),
    );
    if (page.path !== '/courses') return bare;
    return withinPatience(
      this.withCourses(async (courses) => ({
        ...listed(coursesData(this.site, courses)),
        ...(courses.length <= MAX_COURSES_AHEAD && {
          ahead: await this.drawnAhead(page.path, { liveCourses: courses }),
        }),
      })),
      bare,
    );
  }

  private once(name: string, make: () => PageHead): PageHead {
    const kept = this.known.get(name) ?? make();
    this.known.set(name, kept);
    return kept;
  }

  /** A page that cannot be drawn comes as the build drew it. */
  private async drawnAhead(path: string, data: PageData): Promise<PageHead['ahead']> {
    try {
      return { data, html: await this.renderPage?.(path, data) };
    } catch (error) {
      this.site.renderFailed?.(error);
      return { data, html: undefined };
    }
  }

  private async withCourses(make: (courses: LiveCourseReply[]) => Promise<PageHead>): Promise<PageHead> {
    const { version, read } = await this.site.liveCourses();
    if (this.courses?.version !== version) {
      const asked = { version, page: read().then(make) };
      this.courses = asked;
      // Asked again by the next visitor; a newer version that came meanwhile stays.
      asked.page.catch(() => this.courses === asked && (this.courses = undefined));
    }
    return this.courses.page;
  }
}

/** Returns the wanted value, or the fallback when it fails or times out. */
async function withinPatience<T>(wanted: Promise<T>, instead: T): Promise<T> {
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<T>((resolve) => (patience = setTimeout(resolve, PATIENCE_MS, instead)));
  try {
    return await Promise.race([wanted, tooLong]);
  } catch {
    return instead;
  } finally {
    clearTimeout(patience);
  }
}
