import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../../src/wire/pages.ts';
import { BRAND } from '../../web/text/brand.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

const web = (path: string) => readFileSync(join(import.meta.dirname, '../../web', path));

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s', (path, type) => {
  it.each(['*/*', 'text/html', 'application/json'])('is a file for everybody who asks: %s', async (accept) => {
    const { status, headers, text } = await school.ask('GET', path, { headers: { accept } });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=3600']);
    expect(text).not.toContain('<html');
    const again = await school.ask('GET', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await school.ask('HEAD', path);
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(text)),
    ]);
    expect((await school.ask('POST', path)).status).toBe(404);
  });
});

it('the sitemap holds the public pages and nothing else', async () => {
  const { text } = await school.ask('GET', '/sitemap.xml');
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(places).toEqual(PUBLIC_PAGES.map(({ path }) => `${school.origin}${path}`));
});

it('robots may read every public page and what it draws, and no call, person or payment', async () => {
  const lines = (await school.ask('GET', '/robots.txt')).text.split('\n');
  expect(lines).toContain(`Sitemap: ${school.origin}/sitemap.xml`);
  /** The longest rule that fits decides, as crawlers read it. */
  const mayRead = (path: string) => {
    const rules = lines
      .map((line) => /^(Allow|Disallow): (.+)$/.exec(line))
      .filter((rule) => rule && path.startsWith(String(rule[2])));
    return rules.toSorted((a, b) => String(b?.[2]).length - String(a?.[2]).length)[0]?.[1] !== 'Disallow';
  };
  for (const path of [
    ...PUBLIC_PAGES.map((page) => page.path),
    '/api/user/courses/live',
    '/api/user/course-pages/ten-months',
    '/stream/thumbnails/1.webp',
    '/assets/index.js',
    '/og-home.png',
  ])
    expect(mayRead(path), path).toBe(true);
  for (const path of [
    '/api/auth/me',
    '/api/payment/success',
    '/admin/outbox',
    '/admindashboard',
    '/student/course/1',
    '/studentdashboard',
    '/payment?courseId=1',
    '/payment-success',
    '/demo-checkout/1',
  ]) {
    expect(mayRead(path), path).toBe(false);
  }
});

it('the manifest installs the school under its name and colours', async () => {
  const manifest = (await school.ask('GET', '/manifest.webmanifest')).json as Record<string, unknown> & {
    icons: { src: string }[];
  };
  const ground = /--bg: (#\w{6})/.exec(web('styles/tokens.css').toString())?.[1];
  expect(manifest).toMatchObject({
    short_name: BRAND.name,
    start_url: '/Home',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
  });
  expect(manifest['shortcuts']).toMatchObject([{ url: '/courses' }, { url: '/studentdashboard' }]);
  for (const { src } of manifest.icons) expect(web(`public${src}`).length).toBeGreaterThan(500);
});
