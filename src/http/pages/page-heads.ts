import type { LiveCourseReply } from '../../wire/catalog.ts';
import { NO_PAGE_TITLE, SITE } from '../../wire/pages.ts';
import { pageAt } from './known-pages.ts';
import { headOf, type SiteFacts } from './page-head.ts';
import { coursesData, schoolData } from './structured-data.ts';

export interface Site extends SiteFacts {
  /** The catalogue; `read` is only asked for a version that is new. */
  liveCourses(): Promise<{ version: number; read: () => Promise<LiveCourseReply[]> }>;
}

export interface PageHead {
  readonly status: 200 | 404;
  /** As in the table of pages; undefined for pages that are not listed and for addresses that no page has. */
  readonly path?: string;
  readonly head: string;
}

/** A page is worth more now without its data than later with it. */
const PATIENCE_MS = 500;

/** The head of every address. There are as many as there are public pages, and two for all others. */
export class PageHeads {
  private readonly known = new Map<string, PageHead>();
  private courses: { version: number; page: Promise<PageHead> } | undefined;

  constructor(private readonly site: Site) {}

  async at(path: string): Promise<PageHead> {
    const page = pageAt(path);
    if (page === undefined)
      return this.once(NO_PAGE_TITLE, () => ({
        status: 404,
        head: headOf({ ...SITE, title: NO_PAGE_TITLE }, this.site),
      }));
    if (page === 'unlisted') return this.once('unlisted', () => ({ status: 200, head: headOf(SITE, this.site) }));
    const listed = (data?: object): PageHead => ({ status: 200, path: page.path, head: headOf(page, this.site, data) });
    const bare = this.once(page.path, () =>
      listed(page.path === '/Home' ? schoolData(this.site, page.description) : undefined),
    );
    if (page.path !== '/courses') return bare;
    return withinPatience(
      this.withCourses((courses) => listed(coursesData(this.site, courses))),
      bare,
    );
  }

  private once(name: string, make: () => PageHead): PageHead {
    const kept = this.known.get(name) ?? make();
    this.known.set(name, kept);
    return kept;
  }

  private async withCourses(make: (courses: LiveCourseReply[]) => PageHead): Promise<PageHead> {
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

/** What was asked for; instead of it the other one when it fails or takes too long. */
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
