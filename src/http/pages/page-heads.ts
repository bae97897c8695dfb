import { beginningOf } from '../../domain/kernel/beginning-of.ts';
import { VersionedCache } from '../../domain/kernel/versioned-cache.ts';
import type { PageData } from '../../wire/page-data.ts';
import { NO_PAGE_TITLE, PUBLIC_PAGES, SITE, shownFacts } from '../../wire/pages.ts';
import type { CoursePageReply, LiveCourseReply } from '../../wire/replies/catalog.ts';
import type { SchoolFacts } from '../../wire/school.ts';
import { pageAt } from './known-pages.ts';
import { type HeadFacts, headOf, type SiteFacts } from './page-head.ts';
import type { RenderPage } from './rendered-page.ts';
import { coursePageData, coursesData, schoolData } from './structured-data.ts';

export interface Site {
  readonly origin: string;
  /** The school as it is shown now; a new object after each change. */
  school(): Promise<SchoolFacts>;
  /** The school as it was last seen, without waiting for a database. */
  seenSchool(): SchoolFacts;
  /** The school as its draft has it, for holders of the draft's key. */
  previewSchool?(key: string): Promise<SchoolFacts | undefined>;
  /** Called when a page could not be rendered with its data and is sent as the build rendered it. */
  renderFailed?(error: unknown): void;
  /** The catalogue; `read` is only asked for a version that is new. */
  liveCourses(): Promise<{ version: number; read: () => Promise<LiveCourseReply[]> }>;
  /** A live course by its slug or an earlier one, and the slug it has now; undefined without one. */
  coursePage(
    slug: string,
  ): Promise<{ version: number; slug: string; read: () => Promise<CoursePageReply> } | undefined>;
}

export interface PageHead {
  readonly status: 200 | 404;
  readonly head: string;
  readonly school: SchoolFacts;
  /** Address that this one has moved to for good. */
  readonly movedTo?: string;
  /**
   * Initial data and the inside of #root rendered with it (server-side rendering): of one version, or hydration would
   * render twice.
   */
  readonly ahead?: { readonly data: PageData; readonly html: string | undefined };
}

/** Timeout of the data; the page is then sent without them. */
const PATIENCE_MS = 500;
/** A document with more courses would delay its own first screen: then they are asked for by the page. */
const MAX_COURSES_AHEAD = 24;
const MAX_ITEMS_AHEAD = 600;
/** Heads kept with their documents: the courses, and one for each of them. */
const MAX_KEPT = 60;

const COURSE_PAGE = /^\/courses\/([^/]+)\/*$/i;

/** Heads of all addresses: one for each public page, and two for all others. */
export class PageHeads {
  private ofSchool: HeadsOfSchool | undefined;

  constructor(
    private readonly site: Site,
    private readonly renderPage?: RenderPage,
  ) {}

  async at(path: string): Promise<PageHead> {
    const page = pageAt(path);
    const isCourses = typeof page === 'object' && page.path === '/courses';
    const [, slug] = COURSE_PAGE.exec(path) ?? [];
    // In one turn, so that both versions are asked for in one statement.
    const asked = {
      school: this.site.school(),
      courses: isCourses ? this.site.liveCourses() : undefined,
      course: slug === undefined ? undefined : this.site.coursePage(slug.toLowerCase()),
    };
    asked.courses?.catch(() => undefined);
    asked.course?.catch(() => undefined);
    const heads = this.headsOf(await withinPatience(asked.school, () => this.site.seenSchool()));
    const bare = heads.at(page);
    if (asked.course && slug !== undefined) return withinPatience(heads.course(slug, asked.course), () => bare);
    return asked.courses ? withinPatience(heads.courses(asked.courses), () => bare) : bare;
  }

  /** The page of an unpublished draft: no search engine lists it. Undefined for an unknown key. */
  async ofDraft(path: string, key: string): Promise<Pick<PageHead, 'head' | 'school'> | undefined> {
    const school = await this.site.previewSchool?.(key).catch(() => undefined);
    const page = pageAt(path);
    if (!school || page === undefined) return undefined;
    const { title, description, picture, words } = shownFacts(page === 'unlisted' ? SITE : page, school);
    const head = headOf({ title, description, picture, words }, { ...school, origin: this.site.origin });
    return { head, school };
  }

  private headsOf(school: SchoolFacts): HeadsOfSchool {
    if (this.ofSchool?.school !== school) this.ofSchool = new HeadsOfSchool(school, this.site, this.renderPage);
    return this.ofSchool;
  }
}

/** Heads of one state of the school. */
class HeadsOfSchool {
  private readonly known = new Map<string, PageHead>();
  /** By path. */
  private readonly kept = new VersionedCache<PageHead>({ maxSize: MAX_KEPT, sizeOf: () => 1 });
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
    return this.kept.of('/courses', version, async () => this.withCourses(await read()));
  }

  async course(slug: string, asked: ReturnType<Site['coursePage']>): Promise<PageHead> {
    const found = await asked;
    if (!found) return this.at(undefined);
    const path = `/courses/${found.slug}`;
    if (found.slug !== slug.toLowerCase()) return { ...this.at('unlisted'), movedTo: path };
    return this.kept.of(path, found.version, async () => this.withCourse(path, await found.read()));
  }

  private async withCourse(path: string, course: CoursePageReply): Promise<PageHead> {
    const { facts, school } = this;
    return {
      status: 200,
      head: headOf(courseHead(path, course), facts, coursePageData(facts, course)),
      school,
      ...(course.itemCount <= MAX_ITEMS_AHEAD && { ahead: await this.drawnAhead(path, { coursePage: course }) }),
    };
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

const MAX_DESCRIPTION = 160;

/** As much of a text as search results show, cut between words. */
function beginningIn(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = beginningOf(text, MAX_DESCRIPTION);
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : undefined)}…`;
}

/** A course in search results and link previews: its own title, words and picture. */
function courseHead(path: string, { title, description, thumbnail }: CoursePageReply): HeadFacts {
  const courses = PUBLIC_PAGES.find((page) => page.path === '/courses') ?? SITE;
  const words = description.replace(/\s+/g, ' ');
  return {
    path,
    title,
    description: words === '' ? courses.description : beginningIn(words),
    words: 'courses',
    picture: thumbnail ? { file: `stream/${thumbnail}`, words: title, hasOwnSize: true } : courses.picture,
  };
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
