import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreviewBar } from '../../../web/app/admin/preview-bar.tsx';
import { MANAGE, OPEN_PROMISES } from '../../../web/text/copy/admin-courses.ts';
import { reply } from '../features/admin-courses/courses.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
beforeEach(() => signIn(student([], { role: 'admin' })));
afterEach(forgetEverybody);

it('leads back to where the admin came from, names what a draft lacks, and puts it on sale', async () => {
  let isLive = false;
  const openPromises = ['mentor' as const];
  server.on('GET /admin/courses/a/giveaways', { body: { coupons: [] } });
  server.on('GET /admin/courses/a', () => ({ body: reply('a', { isLive, openPromises }) }));
  server.on('PATCH /admin/courses/a/toggle-live', () => {
    isLive = true;
    return { body: { message: 'It is on sale.', isLive, openPromises } };
  });
  const { user } = show(<PreviewBar />, '/student/course/a?module=2&day=3');
  const back = screen.getByRole('link', { name: MANAGE.backToContent });
  expect(back.getAttribute('href')).toBe('/admin/courses/a/manage?module=2&day=3');
  expect(await screen.findByText(OPEN_PROMISES.open(1))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByText('It is on sale.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: MANAGE.makeLive })).toBeNull();
});
