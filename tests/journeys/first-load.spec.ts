import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../../src/main/project-folder.ts';
import { expect, test } from './support/test.ts';

const MAX_BYTES = 110_000;
const PAGES = [
  '/Home',
  '/About',
  '/courses',
  '/login',
  '/forgot-password',
  '/reset-password/some-token',
  '/Tnc',
  '/ContactUs',
  '/payment-success',
  '/payment-cancel',
  '/nowhere',
];

/** What gzip makes of it, whichever encoding this browser was given. */
function gzipBytes(path: string): number {
  const file = join(projectFolder(), 'dist/web', path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

test('the first load of any public page has at most 110 kB of JavaScript', async ({ browser, school }) => {
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: school.origin });
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts].reduce((sum, script) => sum + gzipBytes(script), 0);
    expect.soft(bytes, `${path}: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(MAX_BYTES);
    await context.close();
  }
});

test('assets are immutable and compressed, pages are not kept', async ({ school }) => {
  const page = await fetch(`${school.origin}/Home`, { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
  const html = await page.text();
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const asset = await fetch(`${school.origin}${script}`, { headers: { 'Accept-Encoding': encoding } });
    expect(asset.headers.get('content-encoding')).toBe(encoding);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    await asset.arrayBuffer();
  }
  expect((await fetch(`${school.origin}/assets/no-such-file.js`)).status).toBe(404);
});
