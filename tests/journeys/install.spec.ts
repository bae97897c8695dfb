import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import { COURSES_WORDS } from '../../src/wire/words/courses.ts';
import { OFFLINE } from '../../web/text/copy/offline.ts';
import { ask, enter, STUDENT, signIn } from './support/people.ts';
import { BROKEN_CALLS, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedTroubles: BROKEN_CALLS });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page and waits until the next one will go through the worker. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function offline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
  await expect(heading(page, OFFLINE.title)).toBeVisible();
}

test('the school can be installed, and its worker keeps the page for a missing connection alone', async ({
  page,
  context,
  school,
}) => {
  await test.step('without a connection the offline page stands in, and leaves by itself', async () => {
    const refused: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
    await visit(page, '/Home');
    await offline(context, page, '/courses?x=1');
    await expect(page.getByText(OFFLINE.line)).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check("16px 'Besley Variable'"))).toBe(true);
    expect(await page.getByRole('button').evaluate((button) => getComputedStyle(button).minHeight)).toBe('48px');
    await context.setOffline(false);
    await expect(heading(page, 'Courses and prices')).toBeVisible();
    expect(page.url()).toBe(`${school.origin}/courses?x=1`);
    expect(refused).toEqual([]);
  });
  await test.step('a browser finds nothing to object to in the manifest, and every icon has the size it names', async () => {
    await visit(page, '/Home');
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${school.origin}/manifest.webmanifest`, []]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Every test runs in a private window, which is all there is left to object to.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    const { icons } = (await (await fetch(url)).json()) as { icons: { src: string; sizes: string; type: string }[] };
    expect(icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of icons) {
      const answer = await fetch(school.origin + src);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([answer.headers.get('content-type'), `${width}x${height}`]).toEqual([type, sizes]);
    }
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect((await fetch(school.origin + String(touchIcon))).status).toBe(200);
  });
  await test.step('a page that is opened and one that a link leads to have their titles and canonical addresses', async () => {
    await page.goto('/courses?from=here');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page).toHaveTitle(`${COURSES_WORDS.title} · Cusp`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${school.origin}/courses`);
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveTitle(/About/);
    expect((await page.locator('link[rel=canonical]').getAttribute('href'))?.toLowerCase()).toBe(
      `${school.origin}/about`,
    );
  });
  await test.step('the worker keeps its own page and nothing that was paid for, and no stream passes through it', async () => {
    const { token, user } = await signIn(school.origin, STUDENT);
    const courseId = user.purchasedCourses[0] ?? '';
    const { body: course } = await ask<CourseReply>(school.origin, `/user/courses/${courseId}`, { token });
    const lesson = course.weeks[0]?.days[0]?.contents.find(({ type }) => type === 'video');
    const paper =
      course.weeks[0]?.documents[0] ?? course.weeks[0]?.days[0]?.contents.find(({ type }) => type === 'pdf');
    await enter(context, school.origin, STUDENT);
    await visit(page, '/studentdashboard');

    const throughWorker: string[] = [];
    const streams: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/stream/')) streams.push(pathname);
      if (answer.fromServiceWorker() && /^\/(api|stream)\//.test(pathname)) throughWorker.push(pathname);
    });
    await page.goto(`/student/course/${courseId}/video/${lesson?.id}`);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    const status = await page.evaluate(
      async (key) => (await fetch(`/stream/${key}`, { headers: { range: 'bytes=0-9' } })).status,
      paper?.s3Key,
    );
    expect(status).toBe(206);
    expect(streams.length).toBeGreaterThan(1);
    expect(throughWorker).toEqual([]);
    expect(
      (await keptPaths(page)).filter(
        (path) => !/^\/(offline\.(html|css|js)|favicon\.svg|assets\/[\w-]+\.woff2)$/.test(path),
      ),
    ).toEqual([]);
    expect(await keptPaths(page)).toHaveLength(6);
  });
  await test.step('the worker is asked for anew each time, and what it keeps never grows old with it', async () => {
    const { status, headers } = await fetch(`${school.origin}/sw.js`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect((await fetch(`${school.origin}/og-home.png`)).headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    );
  });
});
