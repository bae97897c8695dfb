import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToggleLive } from '../../src/domain/catalog/use-cases/toggle-live.ts';
import { pageAt } from '../../src/http/pages/known-pages.ts';
import { headOf, withHead } from '../../src/http/pages/page-head.ts';
import { PUBLIC_PAGES, SITE, UNLISTED_PATHS } from '../../src/wire/pages.ts';
import { SCHOOL } from '../../src/wire/school.ts';
import { ABOUT_WORDS } from '../../src/wire/words/about.ts';
import { CONTACT_WORDS } from '../../src/wire/words/contact.ts';
import { COURSES_WORDS } from '../../src/wire/words/courses.ts';
import { HOME_WORDS } from '../../src/wire/words/home.ts';
import { SAMPLE } from '../../web/text/copy/sample.ts';
import { TERMS_PAGE } from '../../web/text/copy/terms.ts';
import { openSchool, type School } from '../support/school.ts';
import { dataIn, metaIn, schoolIn } from './support/heads.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

const BROWSER = { accept: 'text/html' };
const open = (path: string, headers: Record<string, string> = {}) =>
  school.ask('GET', path, { headers: { ...BROWSER, ...headers } });

describe('the table of pages', () => {
  it('gives each public page the title that the browser gives it', () => {
    const titles = {
      '/Home': HOME_WORDS,
      '/About': ABOUT_WORDS,
      '/courses': COURSES_WORDS,
      '/ContactUs': CONTACT_WORDS,
      '/Tnc': TERMS_PAGE,
      '/try': SAMPLE,
    };
    expect(Object.fromEntries(PUBLIC_PAGES.map(({ path, title }) => [path, title]))).toEqual(
      Object.fromEntries(Object.entries(titles).map(([path, { title }]) => [path, title])),
    );
  });

  it.each(PUBLIC_PAGES.map((facts) => [facts.path, facts] as const))(
    'says enough and not too much of %s',
    (_path, { title, description }) => {
      expect(`${title} · Cusp`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(['/home', '/HOME/', '/courses//', '/'])('knows a path as the router does: %s', (path) =>
    expect(pageAt(path)).toMatchObject({ title: expect.any(String) }),
  );
  it.each(['/student/course/1/video/2', '/RESET-password/x', '/admin/'])('knows what is not listed: %s', (path) =>
    expect(pageAt(path)).toBe('unlisted'),
  );
  it.each(['/Homes', '/courses/1/2', '/reset-password', '/student/course/', '/%', '/courses%2f1', '//Home'])(
    'knows nothing at %s',
    (path) => expect(pageAt(path)).toBeUndefined(),
  );
});

describe('the head of a page', () => {
  it.each(PUBLIC_PAGES)(
    'is complete for $path, whatever stands behind the question mark',
    async ({ path, title, description, picture }) => {
      const { status, text } = await open(`${path.toLowerCase()}?utm_source=x`);
      const { origin } = school;
      expect(status).toBe(200);
      expect(text).toContain(`<title>${title} · Cusp</title>`);
      expect(text).toContain(`<link rel="canonical" href="${origin}${path}">`);
      expect(metaIn(text)).toEqual({
        description,
        'og:url': `${origin}${path}`,
        'og:type': 'website',
        'og:site_name': 'Cusp',
        'og:locale': 'en_AU',
        'og:title': `${title} · Cusp`,
        'og:description': description,
        'og:image': `${origin}/${picture.file}`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': picture.words,
        'twitter:card': 'summary_large_image',
      });
    },
  );

  it('of the root is the first page’s', async () => {
    expect((await open('/')).text).toBe((await open('/Home')).text);
  });

  const SHOWN_TO_ONE = UNLISTED_PATHS.filter((path) => path !== '/courses/:slug');
  it.each(SHOWN_TO_ONE.map((path) => path.replace(/:\w+/g, 'secret-1')))(
    'keeps %s out of search engines, and its address out of the page',
    async (path) => {
      const { status, text } = await open(path);
      expect([status, metaIn(text)['robots']]).toEqual([200, 'noindex']);
      expect(text).not.toMatch(/canonical|og:url|secret-1/);
    },
  );

  it.each(['/no/such/page', '/courses/1', '/user/courses/live', '/payment/success?session_id=1'])(
    'says by its status that there is nothing at %s',
    async (path) => {
      const { status, text, headers } = await open(path);
      expect([status, metaIn(text)['robots'], headers['content-type']]).toEqual([
        404,
        'noindex',
        'text/html; charset=utf-8',
      ]);
      expect(text).toContain('<title>Page not found · Cusp</title>');
      expect((await open(path, { 'if-none-match': String(headers.etag) })).status).toBe(404);
    },
  );

  it('is sent once for each page, and then only asked about', async () => {
    const [home, courses] = [await open('/Home'), await open('/courses')];
    expect(home.headers.etag).not.toBe(courses.headers.etag);
    expect((await open('/home', { 'if-none-match': String(home.headers.etag) })).status).toBe(304);
    expect((await open('/courses', { 'if-none-match': String(home.headers.etag) })).status).toBe(200);
    for (const coding of ['br', 'gzip']) {
      const packed = await open('/Home', { 'accept-encoding': coding });
      expect([packed.headers['content-encoding'], packed.headers.vary, packed.text]).toEqual([
        coding,
        'Accept, Cookie, Accept-Encoding',
        home.text,
      ]);
    }
    const head = await school.ask('HEAD', '/Home', { headers: BROWSER });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', home.headers.etag]);
  });

  it('is escaped, and stands where the bare title stood', () => {
    const facts = { ...SITE, title: 'A "b" & <script>', description: '"><script>', path: '/x' };
    const site = { ...SCHOOL, origin: 'http://localhost', name: '$& Cusp', email: 'a</script>@x.example' };
    const head = headOf(facts, site, { name: '</script><!--' });
    expect(head).toContain('<title>A &quot;b&quot; &amp; &lt;script&gt; · $&amp; Cusp</title>');
    expect(head).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(dataIn(head)).toEqual({ name: '</script><!--' });
    expect(schoolIn(head)).toEqual({ ...SCHOOL, name: site.name, email: site.email });
    const built = '<head><title>x</title></head><noscript>Cusp needs</noscript>';
    expect(withHead(built, head, 'A $& <b>')).toBe(`<head>${head}</head><noscript>A $&amp; &lt;b&gt; needs</noscript>`);
    expect(() => withHead('<head></head>', head, 'A')).toThrow('title');
  });
});

describe('the school that this server is', () => {
  it.each(['/Home', '/courses', '/ContactUs', '/login', '/admin', '/student/course/1', '/no-such-page'])(
    'is named in the page at %s as in its mails',
    async (path) => {
      const { text, headers } = await open(path);
      expect(schoolIn(text)).toEqual({ ...SCHOOL, email: 'school@example.org' });
      // Data and no script: it needs no place in the policy.
      const policy = String(headers['content-security-policy']);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('has the seller once it is set', async () => {
    const set = await openSchool({ SELLER_ABN: '51 824 753 556', SELLER_ADDRESS: '1 King St' });
    const page = await set.ask('GET', '/About', { headers: BROWSER });
    await set.close();
    expect(schoolIn(page.text)).toMatchObject({ seller: 'Sold by Cusp, ABN 51 824 753 556, 1 King St.' });
  });

  it('has another tag of its pages under another address', async () => {
    const other = await openSchool({ CONTACT_EMAIL: 'other@example.org' });
    const [here, there] = [await open('/ContactUs'), await other.ask('GET', '/ContactUs', { headers: BROWSER })];
    await other.close();
    expect(schoolIn(there.text)).toMatchObject({ email: 'other@example.org' });
    expect(there.headers.etag).not.toBe(here.headers.etag);
  });
});

describe('structured data', () => {
  it('names the school on its first page', async () => {
    expect(dataIn((await open('/Home')).text)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'EducationalOrganization',
          name: 'Cusp',
          url: `${school.origin}/Home`,
          description: SITE.description,
        },
        { '@type': 'WebSite', publisher: { '@id': `${school.origin}/#school` } },
      ],
    });
    expect(dataIn((await open('/About')).text)).toBeUndefined();
  });

  it('lists what is on sale, as it is now', async () => {
    expect(dataIn((await open('/courses')).text)).toMatchObject({ '@type': 'ItemList', itemListElement: [] });
    const course = await school.course({ title: 'Ten </script><script>alert(1)</script>' });
    const page = await open('/courses');
    expect(page.text.match(/<script/g)).toHaveLength(4);
    const url = `${school.origin}/courses/ten-script-script-alert-1-script`;
    expect(dataIn(page.text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Course',
            url,
            name: 'Ten </script><script>alert(1)</script>',
            description: expect.stringMatching(/./),
            image: `${school.origin}/stream/${course.thumbnailKey}`,
            provider: { '@type': 'EducationalOrganization', name: 'Cusp' },
            offers: [{ '@type': 'Offer', category: 'Paid', price: 499, priceCurrency: 'AUD', url }],
            hasCourseInstance: [
              {
                '@type': 'CourseInstance',
                courseMode: 'Online',
                courseSchedule: { repeatFrequency: 'Monthly', repeatCount: 10, duration: 'P1M' },
              },
            ],
          },
        },
      ],
    });
    await school.container.get(ToggleLive).run({ courseId: course.id });
    expect(dataIn((await open('/courses')).text)).toMatchObject({ itemListElement: [] });
    expect((await open('/courses', { 'if-none-match': String(page.headers.etag) })).status).toBe(200);
  });
});
