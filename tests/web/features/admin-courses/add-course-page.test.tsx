import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { AddCoursePage } from '../../../../web/features/admin-courses/add-course-page.tsx';
import { COURSE_FORM, THUMBNAIL_DROP } from '../../../../web/text/copy/admin-courses.ts';
import { UNSAVED } from '../../../../web/text/copy/admin-forms.ts';
import { CURRICULUM } from '../../../../web/text/curriculum.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { listing, picture, reply } from './courses.ts';

const server = fakeServer();
const address = {
  uploadUrl: '/files/put?x=1',
  key: 'thumbnails/k.png',
  s3Key: 'thumbnails/k.png',
  contentType: 'image/png',
  expiresAt: '2030-01-01T00:00:00Z',
};

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
  server.on('GET /admin/courses', { body: [listing('a')] });
});
afterEach(forgetEverybody);

const create = () => screen.getByRole('button', { name: COURSE_FORM.create });
const choosePicture = (user: ReturnType<typeof show>['user']) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, picture());

it('makes a course with a picture that is sent once, and leads to its content', async () => {
  let tries = 0;
  server.on('GET /upload/presign', (_seen, query) =>
    query.get('folder') === 'thumbnails' && query.get('fileName') === 'cover.png' ? { body: address } : { status: 400 },
  );
  server.on('PUT /files/put', { status: 200 });
  server.on('POST /admin/courses', () =>
    (tries += 1) === 1 ? 'no network' : { status: 201, body: reply('new', { title: 'Sprint' }) },
  );
  const { user, address: at } = show(<AddCoursePage />, '/admin/courses/add');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.click(screen.getByRole('button', { name: COURSE_FORM.months(10) }));
  await user.clear(screen.getByLabelText(COURSE_FORM.modules));
  await user.type(screen.getByLabelText(COURSE_FORM.modules), '12');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '499.5');
  await choosePicture(user);
  expect(await screen.findByText(COURSE_FORM.chosen('cover.png'))).toBeTruthy();
  const preview = within(screen.getByRole('complementary', { name: COURSE_FORM.preview }));
  expect(preview.getByText('Sprint')).toBeTruthy();
  expect(preview.getByText('10 months · 12 modules')).toBeTruthy();
  expect(preview.getByText('Comprehensive')).toBeTruthy();

  await user.click(create());
  expect((await screen.findByText(/^Failed to create course: /)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(COURSE_FORM.title).value).toBe('Sprint');
  await user.click(create());
  expect(await screen.findByText(ADMIN.courseCreated('Sprint'))).toBeTruthy();
  await waitFor(() => expect(at()).toBe('/admin/courses/new/manage'));
  const [first, second] = server.seen('POST /admin/courses').map(({ body }) => body as Record<string, unknown>);
  expect(second).toEqual({
    idempotencyKey: first?.['idempotencyKey'],
    title: 'Sprint',
    description: '',
    durationMonths: 10,
    weeks: 12,
    price: 499.5,
    thumbnail: 'thumbnails/k.png',
  });
});

it('shows the number of months for another length than the usual ones', async () => {
  server.on('POST /admin/courses', { status: 201, body: reply('new', { title: 'Sprint' }) });
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  const months = () => screen.getByLabelText<HTMLInputElement>(COURSE_FORM.duration);
  const usual = screen.getByRole('group', { name: COURSE_FORM.duration });
  expect(usual.contains(screen.getByRole('button', { name: COURSE_FORM.months(5) }))).toBe(true);
  expect(screen.queryByLabelText(COURSE_FORM.duration, { selector: 'input' }), 'labels no hidden field').toBeNull();
  await user.click(screen.getByRole('button', { name: COURSE_FORM.otherDuration }));
  expect(months().hidden).toBe(false);
  await user.clear(months());
  await user.type(months(), '7');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '10');
  await user.click(create());
  await waitFor(() => expect(server.seen('POST /admin/courses')).toHaveLength(1));
  expect(server.seen('POST /admin/courses')[0]?.body).toMatchObject({ durationMonths: 7 });
});

it('gives seven modules the titles of the curriculum where that is wanted', async () => {
  server.on('POST /admin/courses', { status: 201, body: reply('new', { title: 'Sprint' }) });
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  const choice = () => screen.queryByRole('checkbox', { name: new RegExp(COURSE_FORM.curriculum) });
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '10');
  await user.click(choice() as HTMLElement);
  await user.type(screen.getByLabelText(COURSE_FORM.modules), '0');
  expect(choice(), 'seventy modules').toBeNull();
  await user.type(screen.getByLabelText(COURSE_FORM.modules), '{Backspace}');
  await user.click(create());
  await waitFor(() => expect(server.seen('POST /admin/courses')).toHaveLength(1));
  expect(server.seen('POST /admin/courses')[0]?.body).toMatchObject({ weeks: 7, moduleTitles: CURRICULUM });
});

it('names each filled-in form by a key of its own', async () => {
  server.on('POST /admin/courses', { status: 201, body: reply('new', { title: 'Sprint' }) });
  for (const times of [1, 2]) {
    const { user, unmount } = show(<AddCoursePage />, '/admin/courses/add');
    await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
    await user.type(screen.getByLabelText(COURSE_FORM.price), '10');
    await user.click(create());
    await waitFor(() => expect(server.seen('POST /admin/courses')).toHaveLength(times));
    unmount();
  }
  const keys = server
    .seen('POST /admin/courses')
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

it('says what is missing, without asking the server', async () => {
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  await user.clear(screen.getByLabelText(COURSE_FORM.modules));
  await user.click(create());
  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Please enter a title.',
    'Please enter the number of modules.',
    'Please enter a price.',
  ]);
  expect(server.seen('POST /admin/courses')).toHaveLength(0);
});

it('says that a card cannot pay so little, without asking the server', async () => {
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Nearly free');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '0.49');
  await user.click(create());
  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
  expect(summary.getByRole('link').textContent).toContain('at least AUD 0.50');
  expect(server.seen('POST /admin/courses')).toHaveLength(0);
});

it('puts what the server says of the modules under their field', async () => {
  const body = { message: 'Too many modules.', fields: { weeks: 'Too many modules.' } };
  server.on('POST /admin/courses', { status: 422, body });
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '10');
  await user.click(create());
  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }));
  await user.click(summary.getByRole('link', { name: 'Too many modules.' }));
  expect(document.activeElement).toBe(screen.getByLabelText(COURSE_FORM.modules));
});

it('says that the thumbnail did not arrive, with the reason beside it', async () => {
  server.on('GET /upload/presign', { status: 413, body: { message: 'This picture is too large.' } });
  const { user } = show(<AddCoursePage />, '/admin/courses/add');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.type(screen.getByLabelText(COURSE_FORM.price), '10');
  await choosePicture(user);
  await user.click(create());
  expect(await screen.findByText(ADMIN.thumbnailNotUploaded)).toBeTruthy();
  const group = within(screen.getByRole('group', { name: COURSE_FORM.thumbnail }));
  expect(group.getByText('This picture is too large.')).toBeTruthy();
  expect(server.seen('POST /admin/courses')).toHaveLength(0);
});

it('takes no file that is not a picture', async () => {
  show(<AddCoursePage />, '/admin/courses/add');
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText(THUMBNAIL_DROP.refused)).toBeTruthy();
  expect(screen.getByText('notes.txt')).toBeTruthy();
});

it('asks before answers are left behind, and not without any', async () => {
  const { user, address: at } = show(<AddCoursePage />, '/admin/courses/add');
  await user.type(screen.getByLabelText(COURSE_FORM.title), 'Sprint');
  await user.click(screen.getByRole('link', { name: COURSE_FORM.cancel }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: UNSAVED.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(at()).toBe('/admin/courses/add');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await user.clear(screen.getByLabelText(COURSE_FORM.title));
  await user.click(screen.getByRole('link', { name: COURSE_FORM.cancel }));
  await waitFor(() => expect(at()).toBe('/admin/courses'));
});
