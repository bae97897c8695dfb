import express from 'express';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '../../src/http/pages/rendered-page.ts';
import { pages, shellOf } from '../../src/http/pages/spa.ts';
import type { LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import { SCHOOL, type SchoolFacts } from '../../src/wire/school.ts';
import { pageDataIn } from './support/heads.ts';

const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Cusp</title><script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>';
const HOME = { path: '/Home', html: '<p>As built, hello@cusp.test</p>', scripts: [] };
const BUILT = { path: '/courses', html: '<p>Loading courses...</p>', scripts: [] };

const course = (title: string): LiveCourseReply => ({
  _id: 'a',
  id: 'a',
  title,
  slug: 'sprint',
  description: '',
  price: 499,
  compareAtPrice: null,
  thumbnail: '',
  smallThumbnail: '',
  isLive: true,
  durationMonths: 5,
  itemCount: 0,
  documentCount: 0,
  promises: [],
  discussions: [],
  weeks: [],
});

let catalogue: { version: number; courses: LiveCourseReply[]; isDown: boolean };
let school: SchoolFacts;
let renders: number;
let failures: unknown[];
beforeEach(() => {
  catalogue = { version: 1, courses: [course('Sprint')], isDown: false };
  school = SCHOOL;
  renders = 0;
  failures = [];
});

const drawn: RenderPage = async (path, data, school) => {
  renders += 1;
  if (!data) return `<h2>${path} of ${school?.name}</h2>`;
  return `<h2>${path} ${data?.liveCourses?.map(({ title }) => encodeURIComponent(title)).join()}</h2>`;
};

function site(render: RenderPage | undefined = drawn) {
  const handler = pages(
    shellOf(DOCUMENT, [BUILT, HOME]),
    {
      origin: 'http://localhost',
      school: async () => school,
      seenSchool: () => school,
      renderFailed: (error) => failures.push(error),
      coursePage: async () => undefined,
      liveCourses: async () => {
        if (catalogue.isDown) throw new Error('away');
        const { version, courses } = catalogue;
        return { version, read: async () => courses };
      },
    },
    render,
  );
  const ask = supertest(express().use(handler));
  return (headers: Record<string, string> = {}, path = '/courses') =>
    ask.get(path).set({ accept: 'text/html', ...headers });
}

describe('the courses page of a stranger', () => {
  it('comes drawn with the catalogue and holds what it was drawn with', async () => {
    const { text } = await site()();
    expect(text).toContain('<div id="root"><h2>/courses Sprint</h2></div>');
    expect(pageDataIn(text)).toEqual({ liveCourses: [course('Sprint')] });
  });

  it('is drawn once for a version, and has another validator for another', async () => {
    const open = site();
    const { headers } = await open();
    await open();
    expect(renders).toBe(1);
    const etag = String(headers['etag']);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await open({ 'if-none-match': etag })).status).toBe(304);
    catalogue = { ...catalogue, version: 2, courses: [{ ...course('Sprint'), price: 399 }] };
    const { status, text } = await open({ 'if-none-match': etag });
    expect([status, renders]).toEqual([200, 2]);
    expect(pageDataIn(text)).toMatchObject({ liveCourses: [{ price: 399 }] });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c', '$& $1 $`'])(
    'cannot be broken out of by the title %j',
    async (title) => {
      catalogue.courses = [course(title)];
      const { text } = await site()();
      expect(pageDataIn(text)).toEqual({ liveCourses: [course(title)] });
      expect(text).not.toContain('<script>alert');
      expect(text).not.toMatch(/[\u2028\u2029]/);
      expect(text).not.toContain('<!--<script>');
    },
  );

  it('says that nothing is for sale when nothing is', async () => {
    catalogue.courses = [];
    const { text } = await site()();
    expect(text).toContain('<h2>/courses </h2>');
    expect(pageDataIn(text)).toEqual({ liveCourses: [] });
  });

  it('comes as the build drew it, and without data, while the database is down', async () => {
    catalogue.isDown = true;
    const open = site();
    const { status, text } = await open();
    expect([status, pageDataIn(text)]).toEqual([200, undefined]);
    expect(text).toContain('<div id="root"><p>Loading courses...</p></div>');
    catalogue.isDown = false;
    expect((await open()).text).toContain('<h2>/courses Sprint</h2>');
  });

  it('comes as the build drew it when it cannot be drawn, and that is told', async () => {
    const { status, text } = await site(async () => Promise.reject(new Error('no such component')))();
    // Taken over with data that it was not drawn with, it would be drawn twice.
    expect([status, pageDataIn(text)]).toEqual([200, undefined]);
    expect(text).toContain('<p>Loading courses...</p>');
    expect(failures).toHaveLength(1);
  });

  it('leaves a catalogue that would delay its own first screen to the browser', async () => {
    catalogue.courses = Array.from({ length: 25 }, (_, index) => course(`Sprint ${index}`));
    const { text } = await site()();
    expect([renders, pageDataIn(text)]).toEqual([0, undefined]);
  });
});

it('whoever may be signed in gets the data, and the drawing is left to the browser', async () => {
  const { text } = await site()({ cookie: 'token=abc' });
  expect(text).toContain('<div id="root"></div>');
  expect(pageDataIn(text)).toEqual({ liveCourses: [course('Sprint')] });
});

describe('a page of a school that its owner has named', () => {
  const home = (render?: RenderPage) => {
    const open = site(render);
    return async () => (await open({}, '/Home')).text;
  };

  it('is the one of the build until then, and drawn once from then on', async () => {
    const open = home();
    expect(await open()).toContain('<p>As built, hello@cusp.test</p>');
    expect(renders).toBe(0);
    school = { ...SCHOOL, name: 'Second' };
    for (const text of [await open(), await open()]) expect(text).toContain('<h2>/Home of Second</h2>');
    expect(renders).toBe(1);
  });

  it('comes as the build drew it, with its own address, when it cannot be drawn', async () => {
    school = { ...SCHOOL, email: 'second@example.org' };
    const text = await home(async () => Promise.reject(new Error('no such component')))();
    expect(text).toContain('<p>As built, second@example.org</p>');
    expect(failures).toHaveLength(1);
  });
});
