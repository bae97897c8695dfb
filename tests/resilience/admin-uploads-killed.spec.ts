import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { AdminCourseListing } from '../../src/wire/replies/admin-catalog.ts';
import type { DeletedReply } from '../../src/wire/replies/trash.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { MANAGE } from '../../web/text/copy/admin-courses.ts';
import { UPLOADS } from '../../web/text/copy/uploads.ts';
import { adminCourse, draftCourse } from '../journeys/support/authoring.ts';
import type { BuiltSchool } from '../journeys/support/built-school.ts';
import { fillCourse } from '../journeys/support/full-course.ts';
import { PUTS } from '../journeys/support/held.ts';
import { ADMIN, ask, enter, signIn } from '../journeys/support/people.ts';
import { endLeases, inDatabase, jobsLeft, storedKeys, strayFiles } from '../journeys/support/stored.ts';
import { BROKEN_CALLS, expect, test } from '../journeys/support/test.ts';
import { makePdf } from '../support/pdf.ts';

test.use({ ownSchool: {}, expectedTroubles: BROKEN_CALLS });

const PAPERS = 20;
const FIRST_PAPERS = 8;
const DEADLY_PUT = 14;
const ITEMS = 1200;
/** Jobs of 500 files at most; the one that closes card pages may be done before the kill. */
const erasing = async (school: BuiltSchool): Promise<number> =>
  (await jobsLeft(school)).filter((name) => name === 'media/erase-files').length;

test.beforeEach(async ({ context, school }) => {
  await expect
    .poll(() => jobsLeft(school), { message: 'the papers of the demonstration are read', timeout: 60_000 })
    .toEqual([]);
  await enter(context, school.origin, ADMIN);
});

test('a server that is killed twice during a bulk upload has every PDF once, read and drawn', async ({
  page,
  school,
}) => {
  const course = await draftCourse(school.origin, 1);
  let letRestGo = () => undefined as void;
  const restMayGo = new Promise<void>((resolve) => (letRestGo = resolve));
  let puts = 0;
  await page.route(PUTS, async (route) => {
    puts += 1;
    const isDeadly = puts === DEADLY_PUT;
    if (puts > FIRST_PAPERS) await restMayGo;
    if (isDeadly) await school.end('SIGKILL');
    await route.continue();
  });
  let isAnswerLost = false;
  await page.route('**/documents', async (route) => {
    if (isAnswerLost) return route.continue();
    isAnswerLost = true;
    // The records are made, and whoever asked for them never hears it.
    expect((await route.fetch()).status()).toBe(201);
    await school.end('SIGKILL');
    return route.abort();
  });
  const killed = () => expect.poll(() => school.isRunning).toBe(false);
  const restart = async () => {
    await endLeases(school);
    await school.start();
  };

  await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weeks[0]?.id}`);
  const names = Array.from({ length: PAPERS }, (_, index) => `Paper ${String(index + 1).padStart(2, '0')}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      names.map((name) => ({
        name: `${name}.pdf`,
        mimeType: 'application/pdf',
        buffer: makePdf({ pages: [name, 'Answers'] }),
      })),
    );
  await page.getByRole('button', { name: BULK.uploadCount(PAPERS) }).click();
  await killed();
  await restart();
  letRestGo();
  await killed();
  await restart();

  const saved = page.getByRole('listitem').getByText(UPLOADS.states.saved, { exact: true });
  const retry = page.getByRole('button', { name: BULK.retryFailed });
  await expect(async () => {
    // On a slow machine a restart outlasts the patience of the engine.
    if (await retry.isVisible()) await retry.click();
    await expect(saved).toHaveCount(PAPERS, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: BULK.results }).getByText(WORDS.bulkUploaded(PAPERS))).toBeVisible();
  const documents = async () => (await adminCourse(school.origin, course.id)).weeks[0]?.documents ?? [];
  expect((await documents()).map(({ title }) => title).toSorted()).toEqual(names);
  await expect.poll(() => jobsLeft(school), { timeout: 60_000 }).toEqual([]);
  for (const one of await documents())
    expect(one).toMatchObject({ state: 'ready', pageCount: 2, preview: expect.stringMatching(/\.webp$/) });
  await expect.poll(() => strayFiles(school)).toEqual({ withoutRow: [], withoutObject: [], unused: [] });
});

test('a course whose deletion and purge are killed is there whole or not at all, and its files go by themselves', async ({
  page,
  school,
}) => {
  const course = await draftCourse(school.origin, 2);
  const keys = new Set(await fillCourse(school, course, ITEMS));
  const left = () => storedKeys(school).filter((key) => keys.has(key)).length;
  const all = left();
  const isThere = async () => {
    const { token } = await signIn(school.origin, ADMIN);
    const { body } = await ask<AdminCourseListing[]>(school.origin, '/admin/courses', { token });
    return body.some(({ id }) => id === course.id);
  };
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: new RegExp(`^${course.title}`) }).click();
  await page.getByRole('button', { name: MANAGE.remove }).click();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: MANAGE.removeAction }).click();
  const { trashId } = (await (await deleted).json()) as DeletedReply;
  await school.end('SIGKILL');
  expect(await erasing(school), 'what lies in the trash keeps its files').toBe(0);

  await endLeases(school);
  await school.start();
  expect(await isThere()).toBe(false);
  await expect.poll(() => jobsLeft(school)).toEqual([]);
  expect(left()).toBe(all);
  const { token } = await signIn(school.origin, ADMIN);
  const purged = await ask(school.origin, `/admin/trash/${trashId}`, { token, method: 'DELETE' });
  expect(purged.status).toBe(200);
  await school.end('SIGKILL');
  expect(await erasing(school), 'files are still to go').toBeGreaterThan(0);

  const before = left();
  await endLeases(school);
  await school.start();
  while (left() === before) await new Promise((resolve) => setTimeout(resolve, 1));
  await school.end('SIGKILL');
  expect(await erasing(school), 'and were not all gone').toBeGreaterThan(0);

  await endLeases(school);
  await school.start();
  await expect.poll(() => jobsLeft(school)).toEqual([]);
  expect(await isThere()).toBe(false);
  expect(left()).toBe(0);
  expect(
    await inDatabase(school, (db) =>
      db('files').whereLike('key', '%/many%').whereNot({ status: 'given-up' }).pluck('key'),
    ),
  ).toEqual([]);
  expect(await strayFiles(school)).toEqual({ withoutRow: [], withoutObject: [], unused: [] });
});
