import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { EditCoursePage } from '../../../../web/features/admin-courses/edit-course-page.tsx';
import {
  COURSE_FORM,
  GIVEAWAYS,
  GUIDANCE_FORM,
  OPEN_PROMISES,
  STALE_COURSE,
} from '../../../../web/text/copy/admin-courses.ts';
import { STALE } from '../../../../web/text/copy/admin-forms.ts';
import { PROMISE_WORDS } from '../../../../web/text/copy/program.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { reply } from './courses.ts';

const server = fakeServer();
beforeEach(() => signIn(student([], { role: 'admin' })));
afterEach(forgetEverybody);

const open = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:courseId/edit" element={<EditCoursePage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/admin/courses/a/edit',
  );
const title = () => screen.findByLabelText<HTMLInputElement>(COURSE_FORM.title);
const update = () => screen.getByRole('button', { name: COURSE_FORM.update });
const STALE_REPLY = { message: 'Somebody changed this.', code: 'catalog/stale' };

it('saves what was changed, with the version that was seen, and goes back to the list', async () => {
  server.on('GET /admin/courses/a', { body: reply('a') });
  server.on('PUT /admin/courses/a', { body: reply('a', { version: 4 }) });
  const { user, address } = open();
  await user.type(await title(), '!');
  expect(screen.getByText(ADMIN.keepThumbnail)).toBeTruthy();
  await user.click(update());
  expect(await screen.findByText(ADMIN.courseUpdated)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/courses?open=a'));
  expect(server.seen('PUT /admin/courses/a')[0]?.body).toEqual({
    title: 'Course a!',
    slug: 'course-a',
    description: 'All about a.',
    price: 499.5,
    durationMonths: 5,
    thumbnail: '',
    version: 3,
    studyGroupUrl: '',
    mentorUrl: '',
    soldWithout: [],
    hasQuestionBank: true,
  });
});

it('asks before a price of which a coupon leaves nothing, and saves nothing without a yes', async () => {
  server.on('GET /admin/courses/a', { body: reply('a', { isLive: true }) });
  server.on('GET /admin/courses/a/giveaways', { body: { coupons: [{ code: 'ALL-OF-IT', total: 0 }] } });
  server.on('PUT /admin/courses/a', { body: reply('a', { version: 4 }) });
  const { user } = open();
  await title();
  const price = screen.getByLabelText(COURSE_FORM.price);
  await user.clear(price);
  await user.type(price, '150');
  await user.click(update());
  const asked = within(await screen.findByRole('alertdialog', { name: GIVEAWAYS.title }));
  expect(asked.getByText(GIVEAWAYS.coupon('ALL-OF-IT', 0))).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(server.seen('PUT /admin/courses/a')).toEqual([]);
  await user.click(update());
  const again = within(await screen.findByRole('alertdialog', { name: GIVEAWAYS.title }));
  await user.click(again.getByRole('button', { name: COURSE_FORM.update }));
  expect(await screen.findByText(ADMIN.courseUpdated)).toBeTruthy();
});

it('takes the study group and the mentor, and says what is promised and not there', async () => {
  server.on('GET /admin/courses/a', { body: reply('a', { isLive: true }) });
  server.on('PUT /admin/courses/a', { body: reply('a', { version: 4 }) });
  const { user } = open();
  await title();
  expect(screen.getByText(OPEN_PROMISES.open(8))).toBeTruthy();
  expect(screen.getByText(Object.values(PROMISE_WORDS).join(' · '))).toBeTruthy();
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  await user.type(field(GUIDANCE_FORM.mentor), 'https://chat.example/mentor');
  await user.click(screen.getByRole('checkbox', { name: COURSE_FORM.questionBank }));
  await user.click(screen.getByRole('checkbox', { name: PROMISE_WORDS['mock-exams'] }));
  await user.click(screen.getByRole('checkbox', { name: PROMISE_WORDS['case-discussions'] }));
  await user.click(update());
  expect(await screen.findByText(ADMIN.courseUpdated)).toBeTruthy();
  expect(server.seen('PUT /admin/courses/a')[0]?.body).toMatchObject({
    hasQuestionBank: false,
    soldWithout: ['case-discussions', 'mock-exams'],
    studyGroupUrl: '',
    mentorUrl: 'https://chat.example/mentor',
  });
});

it('shows what is stored of a link, and puts a refusal at its field', async () => {
  const sentence = 'Please enter a link such as https://meet.example/room.';
  const stored = { mentorUrl: 'https://chat.example/mentor', openPromises: ['study-group' as const] };
  server.on('GET /admin/courses/a', { body: reply('a', stored) });
  server.on('PUT /admin/courses/a', { status: 422, body: { message: sentence, fields: { mentorUrl: sentence } } });
  const { user } = open();
  await title();
  const mentor = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${GUIDANCE_FORM.mentor}`));
  expect(mentor.value).toBe('https://chat.example/mentor');
  expect(screen.getByText(OPEN_PROMISES.open(1))).toBeTruthy();
  expect(screen.getByText(PROMISE_WORDS['study-group'], { ignore: 'label' })).toBeTruthy();
  await user.type(mentor, ' x');
  await user.click(update());
  expect(await screen.findByRole('link', { name: sentence })).toBeTruthy();
  expect(mentor.getAttribute('aria-invalid')).toBe('true');
});

it('shows both links where somebody else saved another one', async () => {
  server.on('GET /admin/courses/a', { body: reply('a') });
  const current = reply('a', { version: 9, studyGroupUrl: 'https://chat.example/theirs' });
  server.on('PUT /admin/courses/a', { status: 409, body: { ...STALE_REPLY, current } });
  const { user } = open();
  await title();
  await user.click(update());
  const notice = within(
    (await screen.findByRole('heading', { name: STALE_COURSE.title })).parentElement as HTMLElement,
  );
  expect(notice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([GUIDANCE_FORM.studyGroup]);
  expect(notice.getByText('https://chat.example/theirs')).toBeTruthy();
});

it('says in a toast that a course could not be read, and goes back to the list', async () => {
  server.on('GET /admin/courses/a', { status: 404, body: { message: 'There is no such course.' } });
  const { address } = open();
  expect(
    (await screen.findByText(ADMIN.courseDetailsFetchFailed)).closest('section[aria-label=Notifications]'),
  ).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/courses'));
});

it('keeps the answers and says why a save was refused', async () => {
  server.on('GET /admin/courses/a', { body: reply('a') });
  server.on('PUT /admin/courses/a', {
    status: 422,
    body: { message: 'A price has two decimals.', fields: { price: 'A price has two decimals.' } },
  });
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(update());
  expect(await screen.findByText(ADMIN.courseNotUpdated('A price has two decimals.'))).toBeTruthy();
  expect(screen.getByLabelText(COURSE_FORM.price).getAttribute('aria-invalid')).toBe('true');
  expect((await title()).value).toBe('Course a!');
});

it('says at the field why a picture was refused, keeps what was typed, and sends the next picture anew', async () => {
  const refusal = 'This picture has more than 40 megapixels. Please make it smaller and upload it again.';
  const keys = ['thumbnails/bomb.png', 'thumbnails/fine.png'];
  server.on('GET /admin/courses/a', { body: reply('a') });
  server.on('GET /upload/presign', () => ({
    body: { key: keys[0], s3Key: keys.shift(), uploadUrl: '/files/put', contentType: 'image/png', expiresAt: '' },
  }));
  server.on('PUT /files/put', { status: 200 });
  server.on('PUT /admin/courses/a', ({ body }) =>
    (body as { thumbnail: string }).thumbnail === 'thumbnails/bomb.png'
      ? {
          status: 422,
          body: { message: refusal, code: 'media/picture-too-many-pixels', fields: { thumbnail: refusal } },
        }
      : { body: reply('a') },
  );
  const { user } = open();
  await user.type(await title(), '!');
  const choose = (name: string) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      new File(['picture'], name, { type: 'image/png' }),
    );
  await choose('bomb.png');
  await user.click(update());
  expect(await screen.findByText(ADMIN.courseNotUpdated(refusal))).toBeTruthy();
  const field = within(screen.getByRole('group', { name: COURSE_FORM.newThumbnail }));
  expect(field.getByText(refusal)).toBeTruthy();
  expect(field.getByText(COURSE_FORM.chosen('bomb.png'))).toBeTruthy();
  expect((await title()).value).toBe('Course a!');

  await choose('fine.png');
  await waitFor(() => expect(field.queryByText(refusal)).toBeNull());
  await user.click(update());
  expect(await screen.findByText(ADMIN.courseUpdated)).toBeTruthy();
  expect(server.seen('PUT /admin/courses/a').map(({ body }) => (body as { thumbnail: string }).thumbnail)).toEqual([
    'thumbnails/bomb.png',
    'thumbnails/fine.png',
  ]);
});

it('shows what somebody else saved, and keeps mine over it only when told to', async () => {
  server.on('GET /admin/courses/a', { body: reply('a') });
  server.on('PUT /admin/courses/a', ({ body }) =>
    (body as { version: number }).version === 9
      ? { body: reply('a') }
      : { status: 409, body: { ...STALE_REPLY, current: reply('a', { version: 9, title: 'Theirs', price: 20 }) } },
  );
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(update());
  const notice = within(
    (await screen.findByRole('heading', { name: STALE_COURSE.title })).parentElement as HTMLElement,
  );
  expect(notice.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    COURSE_FORM.title,
    COURSE_FORM.price,
  ]);
  expect(notice.getByText('Theirs')).toBeTruthy();
  expect(notice.getByText('Course a!')).toBeTruthy();
  await user.click(notice.getByRole('button', { name: STALE.keepMine }));
  expect(await screen.findByText(ADMIN.courseUpdated)).toBeTruthy();
  expect(server.seen('PUT /admin/courses/a')[1]?.body).toMatchObject({ title: 'Course a!', price: 499.5, version: 9 });
});

it('takes theirs, and has nothing left to ask about', async () => {
  server.on('GET /admin/courses/a', { body: reply('a') });
  server.on('PUT /admin/courses/a', {
    status: 409,
    body: { ...STALE_REPLY, current: reply('a', { version: 9, title: 'Theirs' }) },
  });
  const { user, address } = open();
  await user.type(await title(), '!');
  await user.click(update());
  await user.click(await screen.findByRole('button', { name: STALE.takeTheirs }));
  expect((await title()).value).toBe('Theirs');
  expect(screen.queryByRole('heading', { name: STALE_COURSE.title })).toBeNull();
  await user.click(screen.getByRole('link', { name: COURSE_FORM.cancel }));
  await waitFor(() => expect(address()).toBe('/admin/courses?open=a'));
});
