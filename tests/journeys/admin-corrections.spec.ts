import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/main/project-folder.ts';
import { adminCourse, draftCourse } from './support/authoring.ts';
import { enrol } from './support/lessons.ts';
import { ADMIN, ask, enter } from './support/people.ts';
import { askWindow } from './support/screen-questions.ts';
import { expect, test } from './support/test.ts';

const LESSON = readFileSync(join(projectFolder(), 'src/main/seed/demo-files/module-1-periodontology.mp4'));

test('a replaced file keeps the student’s position', async ({ page, context, school }) => {
  const { person, token, courseId, videos } = await enrol(school.origin);
  const [video] = videos;
  const body = { courseId, position: 20, duration: 51 };
  await ask(school.origin, `/user/progress/${video?.id}`, { method: 'PUT', token, body });

  await enter(context, school.origin, ADMIN);
  await page.goto(`/admin/courses/${courseId}/manage`);
  await page.getByRole('button', { name: `More for ${video?.title}` }).click();
  await page.getByRole('menuitem', { name: 'Replace file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'second take.mp4', mimeType: 'video/mp4', buffer: LESSON });
  await askWindow(page, 'replace file');
  await dialog.getByRole('button', { name: 'Upload & replace' }).click();
  await expect(page.locator('#day').getByText('second take.mp4')).toBeVisible();

  await context.clearCookies();
  await enter(context, school.origin, person);
  await page.goto(`/student/course/${courseId}/video/${video?.id}`);
  await page.getByRole('button', { name: 'Resume at 0:20' }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  expect(await page.locator('video').getAttribute('src')).not.toContain(video?.s3Key);
});

test('a day is moved to another module by keyboard, and back', async ({ page, context, school }) => {
  const course = await draftCourse(school.origin, 2);
  const [first, second] = course.weeks;
  const day = first?.days[1];
  await enter(context, school.origin, ADMIN);
  await page.goto(`/admin/courses/${course.id}/manage?module=1&day=2`);
  await page.getByRole('button', { name: 'More for Day 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to…' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await askWindow(page, 'move to');
  await dialog.getByLabel('Module').focus();
  await page.keyboard.type('MODULE 02');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Before 2.1');
  await dialog.getByRole('button', { name: 'Move' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/module=2&day=1/);
  const moved = await adminCourse(school.origin, course.id);
  expect(moved.weeks.map(({ days }) => days.length)).toEqual([6, 8]);
  expect(moved.weeks[1]?.days[0]).toMatchObject({ id: day?.id, dayNumber: 1, title: 'Day 1' });
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The move has been taken back.')).toBeVisible();
  expect((await adminCourse(school.origin, course.id)).weeks.map(({ days }) => days.map(({ id }) => id))).toEqual(
    [first, second].map((week) => week?.days.map(({ id }) => id)),
  );
});
