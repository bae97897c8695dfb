import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import { FOLDER } from '../../web/text/copy/admin-folder.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { draftCourse } from './support/authoring.ts';
import { faultsOf } from './support/faults.ts';
import { ADMIN, ask, enter, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const TREE: Readonly<Record<string, Buffer>> = {
  'Module 1/Day 3/01 Probing.mp4': SAMPLES.mp4,
  'Module 1/Day 3/01 Probing.en.vtt': SAMPLES.vtt,
  'Module 1/Day 3/02 Reading.pdf': SAMPLES.pdf,
  'Module 2 - Endodontics/Syllabus.pdf': SAMPLES.pdf,
  'Extra/More.pdf': SAMPLES.pdf,
  'Module 1/notes.txt': Buffer.from('none of these'),
};

test('a folder lands in the days that its names say, after the admin has looked through the plan', async ({
  page,
  context,
  school,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'cusp-folder-'));
  const folder = join(home, 'ADC course');
  for (const [path, bytes] of Object.entries(TREE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const course = await draftCourse(school.origin, 1);
  const { token } = await signIn(school.origin, ADMIN);
  const read = async () => (await ask<AdminCourseReply>(school.origin, `/admin/courses/${course.id}`, { token })).body;
  await enter(context, school.origin, ADMIN);
  await page.goto(`/admin/courses/${course.id}/manage`);
  await page.getByRole('main').getByRole('link', { name: FOLDER.title }).click();
  await page.locator('input[webkitdirectory]').setInputFiles(folder);

  await expect(page.getByText(/^4 files, .* into 2 modules; 1 skipped; 1 without a module/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(FOLDER.moduleField('More.pdf')).selectOption('1');
  await page.getByLabel(FOLDER.dayField('More.pdf')).selectOption(FOLDER.asDocument);
  expect((await read()).weeks).toHaveLength(1);
  await page.getByRole('button', { name: FOLDER.send(5) }).click();

  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const found = async () => {
    const { weeks } = await read();
    return weeks.map(({ weekNumber, title, days, documents }) => ({
      week: `${weekNumber} ${title}`,
      days: days
        .filter(({ contents }) => contents.length > 0)
        .map(({ dayNumber, contents }) => [
          dayNumber,
          contents.map((content) => [content.title, content.captionsKey !== null]).toSorted(),
        ]),
      documents: documents.map((document) => document.title),
    }));
  };
  await expect.poll(found).toEqual([
    {
      week: `1 ${course.weeks[0]?.title}`,
      days: [
        [
          3,
          [
            ['01 Probing', true],
            ['02 Reading', false],
          ],
        ],
      ],
      documents: ['More'],
    },
    { week: '2 Endodontics', days: [], documents: ['Syllabus'] },
  ]);

  // The same folder again: what is there is known by its bytes, and stays out of the plan.
  await page.getByRole('main').getByRole('link', { name: FOLDER.title }).click();
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(page.getByText(/^0 files, .*; 1 skipped; 4 there already/)).toBeVisible();
  rmSync(home, { recursive: true });
});
