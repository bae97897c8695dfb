import type { PageData } from '../../wire/page-data.ts';
import { NO_PAGE_TITLE, SITE, shownFacts } from '../../wire/pages.ts';
import type { LiveCourseReply } from '../../wire/replies/catalog.ts';
import type { SchoolFacts } from '../../wire/school.ts';
import { pageAt } from './known-pages.ts';
import { headOf, type SiteFacts } from './page-head.ts';
import type { RenderPage } from './rendered-page.ts';
import { coursesData, schoolData } from './structured-data.ts';

export interface Site {
  readonly origin: string;
  /** A picture that the site serves as it is. */
  readonly mentorPhoto?: { readonly bytes: Buffer; readonly contentType: string } | undefined;
  /** The school as it is shown by now: another object once something of it has changed. */
  school(): Promise<SchoolFacts>;
  /** The school as it was last seen, without waiting for a database. */
  seenSchool(): SchoolFacts;
  /** The school as its draft has it, for who holds the draft's key. */
  previewSchool?(key: string): Promise<SchoolFacts | undefined>;
  /** Told when a page could not be drawn with its data and comes as the build drew it. */
  renderFailed?(error: unknown): void;
  /** The catalogue; `read` is only asked for a version that is new. */
  liveCourses(): Promise<{ version: number; read: () => Promise<LiveCourseReply[]> }>;
}

export interface PageHead {
  readonly status: 200 | 404;
  readonly head: string;
  readonly school: SchoolFacts;
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
  private ofSchool: HeadsOfSchool | undefined;

  constructor(
    private readonly site: Site,
    private readonly renderPage?: RenderPage,
  ) {}

  async at(path: string): Promise<PageHead> {
    const page = pageAt(path);
    const isCourses = typeof page === 'object' && page.path === '/courses';
    // In one turn, so that both versions are asked for in one statement.
    const asked = [this.site.school(), isCourses ? this.site.liveCourses() : undefined] as const;
    asked[1]?.catch(() => undefined);
    const heads = this.headsOf(await withinPatience(asked[0], () => this.site.seenSchool()));
    const bare = heads.at(page);
    return asked[1] ? withinPatience(heads.courses(asked[1]), () => bare) : bare;
  }

  /** The page of a draft that was not published: no search engine lists it. Undefined for a key of none. */
  async ofDraft(path: string, key: string): Promise<string | undefined> {
    const school = await this.site.previewSchool?.(key).catch(() => undefined);
    const page = pageAt(path);
    if (!school || page === undefined) return undefined;
    const { title, description, picture, words } = shownFacts(page === 'unlisted' ? SITE : page, school);
    return headOf({ title, description, picture, words }, { ...school, origin: this.site.origin });
  }

  private headsOf(school: SchoolFacts): HeadsOfSchool {
    if (this.ofSchool?.school !== school) this.ofSchool = new HeadsOfSchool(school, this.site, this.renderPage);
    return this.ofSchool;
  }
}

/** Heads of one state of the school. */
class HeadsOfSchool {
  private readonly known = new Map<string, PageHead>();
  private kept: { version: number; page: Promise<PageHead> } | undefined;
  private readonly facts: SiteFacts;

  constructor(
    readonly school: SchoolFacts,
    private readonly site: Site,
    private readonly renderPage?: RenderPage,
  ) {
    this.facts = { ...school, origin: site.origin };
  }

  at(page: ReturnType<typeof pageAt>): PageHead {
    const { facts, school } = this;
    if (page === undefined)
      return this.once(NO_PAGE_TITLE, () => ({
        status: 404,
        head: headOf({ ...shownFacts(SITE, school), title: NO_PAGE_TITLE }, facts),
        school,
      }));
    if (page === 'unlisted')
      return this.once('unlisted', () => ({ status: 200, head: headOf(shownFacts(SITE, school), facts), school }));
    const shown = shownFacts(page, school);
    const data = page.path === '/Home' ? schoolData(facts, shown.description) : undefined;
    return this.once(page.path, () => ({ status: 200, head: headOf(shown, facts, data), school }));
  }

  async courses(asked: ReturnType<Site['liveCourses']>): Promise<PageHead> {
    const { version, read } = await asked;
    if (this.kept?.version !== version) {
      const made = { version, page: read().then((courses) => this.withCourses(courses)) };
      this.kept = made;
      // Asked again by the next visitor; a newer version that came meanwhile stays.
      made.page.catch(() => this.kept === made && (this.kept = undefined));
    }
    return this.kept.page;
  }

  private async withCourses(courses: LiveCourseReply[]): Promise<PageHead> {
    const page = pageAt('/courses');
    if (typeof page !== 'object') throw new Error('The courses have no page.');
    const { facts, school } = this;
    return {
      status: 200,
      head: headOf(shownFacts(page, school), facts, coursesData(facts, courses)),
      school,
      ...(courses.length <= MAX_COURSES_AHEAD && {
        ahead: await this.drawnAhead(page.path, { liveCourses: courses }),
      }),
    };
  }

  private once(name: string, make: () => PageHead): PageHead {
    const kept = this.known.get(name) ?? make();
    this.known.set(name, kept);
    return kept;
  }

  /** A page that cannot be drawn comes as the build drew it. */
  private async drawnAhead(path: string, data: PageData): Promise<PageHead['ahead']> {
    try {
      return { data, html: await this.renderPage?.(path, data, this.school) };
    } catch (error) {
      this.site.renderFailed?.(error);
      return { data, html: undefined };
    }
  }
}

/** Returns the wanted value, or the fallback when it fails or times out. */
async function withinPatience<T>(wanted: Promise<T>, instead: () => T): Promise<T> {
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<T>((resolve) => (patience = setTimeout(() => resolve(instead()), PATIENCE_MS)));
  try {
    return await Promise.race([wanted, tooLong]);
  } catch {
    return instead();
  } finally {
    clearTimeout(patience);
  }
}
