import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditCourse } from '../../src/domain/catalog/use-cases/edit-course.ts';
import { ToggleLive } from '../../src/domain/catalog/use-cases/toggle-live.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { dataIn } from './support/heads.ts';

let school: School;
let live: MadeCourse;
let draft: MadeCourse;
let boss: Person;
beforeAll(async () => {
  school = await openSchool();
  live = await school.course({ title: 'Ten months' });
  draft = await school.course({ title: 'Draft', isLive: false });
  boss = await school.admin();
});
afterAll(() => school.close());

const page = (path: string, headers: Record<string, string> = {}) =>
  school.ask('GET', path, { headers: { accept: 'text/html', ...headers } });
const data = (slug: string) => school.ask('GET', `/api${href(paths.coursePage, { slug })}`);
const edit = (courseId: string, slug: string) => school.container.get(EditCourse).run({ courseId, slug, by: boss.id });

describe('the page of a course on sale', () => {
  it('has titles and lengths for anybody, and no file, no link and nothing of a draft', async () => {
    const { status, json, text, headers } = await data('ten-months');
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect(json).toMatchObject({ id: live.id, slug: 'ten-months', itemCount: 2, documentCount: 1 });
    const { weeks } = json as { weeks: { days: { items: { title: string; duration: number | null }[] }[] }[] };
    expect(weeks[0]?.days[0]?.items.map(({ title }) => title)).toHaveLength(2);
    for (const secret of ['videos/', 'documents/', 's3Key', 'captions', draft.id])
      expect(text.includes(secret), secret).toBe(false);
    const again = await school.ask('GET', `/api${href(paths.coursePage, { slug: 'ten-months' })}`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('comes with its own head, picture and structured data', async () => {
    const { status, text } = await page('/courses/ten-months');
    expect(status).toBe(200);
    const url = `${school.origin}/courses/ten-months`;
    for (const part of [
      '<title>Ten months · Cusp</title>',
      '<meta name="description" content="Everything for the written exam.">',
      `<link rel="canonical" href="${url}">`,
      `<meta property="og:image" content="${school.origin}/stream/${live.thumbnailKey}">`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('og:image:width');
    expect(text).not.toContain('noindex');
    expect(dataIn(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      '@id': url,
      name: 'Ten months',
      offers: [{ price: 499, priceCurrency: 'AUD', url }],
      syllabusSections: Array.from({ length: 7 }, () => ({ '@type': 'Syllabus', name: expect.any(String) })),
    });
    // A page is sent without its data where that is slow: the next one has it.
    await expect
      .poll(async () => dataIn((await page('/courses')).text))
      .toMatchObject({ itemListElement: [{ item: { url } }] });
    expect((await page('/Courses/TEN-months/')).text).toContain(`<link rel="canonical" href="${url}">`);
  });

  it.each(['nothing', 'draft', '%E0%A4%A', '..%2F..', 'x'.repeat(2_000)])('is not found at %j', async (slug) => {
    const answer = await page(`/courses/${slug}`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<title>Page not found · Cusp</title>');
    if (!slug.includes('%')) expect((await data(slug)).status).toBe(404);
  });

  it('is in the site map, where no draft is', async () => {
    const { text } = await school.ask('GET', '/sitemap.xml');
    expect(text).toContain(`<loc>${school.origin}/courses/ten-months</loc>`);
    expect(text).not.toContain('/courses/draft');
  });
});

describe('an address that has changed', () => {
  it('leads to the new one, with what was asked, and for search engines for good', async () => {
    await edit(live.id, 'Ten months (2027)');
    const { status, headers } = await page('/courses/ten-months?utm_source=mail');
    expect([status, headers['location']]).toEqual([301, '/courses/ten-months-2027?utm_source=mail']);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await data('ten-months')).json).toMatchObject({ slug: 'ten-months-2027' });
    expect((await page('/courses/ten-months-2027')).status).toBe(200);
    await edit(live.id, 'ten-months');
    expect((await page('/courses/ten-months')).status).toBe(200);
    expect((await page('/courses/ten-months-2027')).headers['location']).toBe('/courses/ten-months');
  });

  it('is refused at its field: taken, reserved, without a letter, of 200 letters', async () => {
    const put = (slug: string) =>
      school.ask('PUT', `/api/admin/courses/${draft.id}`, {
        as: boss,
        body: { title: 'Draft', description: '', price: 499, thumbnail: '', slug },
      });
    for (const slug of ['ten-months', 'Ten-Months-2027', 'new', '歯科', 'x'.repeat(200)])
      expect(await put(slug), slug).toMatchObject({
        status: 422,
        json: { fields: { slug: expect.stringMatching(/\.$/) } },
      });
    expect(await put('the-draft')).toMatchObject({
      status: 200,
      json: { slug: 'the-draft', pastSlugs: ['draft'] },
    });
    expect(await put('')).toMatchObject({ status: 200, json: { slug: 'the-draft' } });
  });
});

it('a course that is made a draft is not found at the next request', async () => {
  const { slug } = (await data('ten-months')).json as { slug: string };
  await school.container.get(ToggleLive).run({ courseId: live.id });
  expect([(await page(`/courses/${slug}`)).status, (await data(slug)).status]).toEqual([404, 404]);
  await school.container.get(ToggleLive).run({ courseId: live.id });
  expect((await page(`/courses/${slug}`)).status).toBe(200);
});
