import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { M } from '../../../../src/wire/messages.ts';
import { ManageCoursesPage } from '../../../../web/features/admin-courses/manage-courses-page.tsx';
import { GIVEAWAYS, MANAGE, OPEN_PROMISES } from '../../../../web/text/copy/admin-courses.ts';
import { TRASH_NOTE } from '../../../../web/text/copy/admin-trash.ts';
import { PROMISE_WORDS } from '../../../../web/text/copy/program.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { listing } from './courses.ts';

const server = fakeServer();
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/courses/a/giveaways', { body: { coupons: [] } });
});
afterEach(forgetEverybody);

const header = (name: RegExp) => screen.findByRole('button', { name, expanded: undefined });

it('lists every course with its weeks and state, and keeps the open one in the address', async () => {
  server.on('GET /admin/courses', { body: [listing('a'), listing('b', { isLive: true, weeks: [] })] });
  const { user, address } = show(<ManageCoursesPage />, '/admin/courses?open=b');
  expect(screen.getByText(M.loadingCourses)).toBeTruthy();
  expect((await header(/Course a/)).textContent).toBe('Course a2 weeksDRAFT');
  expect((await header(/Course b/)).textContent).toBe('Course b0 weeksLIVE');
  expect(screen.getByText('All about b.')).toBeTruthy();
  expect(screen.queryByText('All about a.')).toBeNull();
  await user.click(await header(/Course a/));
  await waitFor(() => expect(address()).toBe('/admin/courses?open=a'));
  expect(screen.getByText('$499.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: MANAGE.manageContent }).getAttribute('href')).toBe('/admin/courses/a/manage');
  expect(screen.getByRole('link', { name: MANAGE.edit }).getAttribute('href')).toBe('/admin/courses/a/edit');
});

it('says that there is none, and offers once to add one', async () => {
  server.on('GET /admin/courses', { body: [] });
  show(<ManageCoursesPage />, '/admin/courses');
  expect(await screen.findByText(ADMIN.noCoursesAddOne)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: MANAGE.add })).toHaveLength(1);
});

it('goes live at once, says the words of the server, and Undo is a second call', async () => {
  let isLive = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.on('GET /admin/courses', () => ({ body: [listing('a', { isLive })] }));
  server.on('PATCH /admin/courses/a/toggle-live', async () => {
    await held;
    isLive = !isLive;
    return { body: { message: isLive ? 'It is on sale.' : 'It is off sale.', isLive } };
  });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByRole('button', { name: MANAGE.makeDraft })).toBeTruthy();
  expect(screen.queryByText('It is on sale.')).toBeNull();
  await user.click(screen.getByRole('button', { name: MANAGE.makeDraft }));
  release();
  await user.click(await screen.findByRole('button', { name: MANAGE.undo }));
  expect(await screen.findByText('It is off sale.')).toBeTruthy();
  expect(screen.getByRole('button', { name: MANAGE.makeLive })).toBeTruthy();
  const sent = server.seen('PATCH /admin/courses/a/toggle-live').map(({ body }) => body);
  expect(sent, 'a press while one is under way is none, and each says what it wants').toEqual([
    { isLive: true },
    { isLive: false },
  ]);
});

it('warns of coupons that give it away, once it is on sale', async () => {
  let isLive = false;
  server.on('GET /admin/courses', () => ({ body: [listing('a', { isLive })] }));
  server.on('PATCH /admin/courses/a/toggle-live', () => {
    isLive = true;
    return { body: { message: 'It is on sale.', isLive } };
  });
  server.on('GET /admin/courses/a/giveaways', (_seen, query) => ({
    body: { coupons: query.get('cents') === '49950' ? [{ code: 'ALL-OF-IT', total: 0 }] : [] },
  }));
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByText(GIVEAWAYS.line)).toBeTruthy();
  expect(screen.getByText(GIVEAWAYS.coupon('ALL-OF-IT', 0))).toBeTruthy();
});

it('hears a press while the list is fetched again after one that is done', async () => {
  let isLive = false;
  let asked = 0;
  const never = new Promise<never>(() => {});
  server.on('GET /admin/courses', () => (asked++ === 0 ? { body: [listing('a', { isLive })] } : never));
  server.on('PATCH /admin/courses/a/toggle-live', () => {
    isLive = !isLive;
    return { body: { message: isLive ? 'It is on sale.' : 'It is off sale.', isLive } };
  });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByText('It is on sale.')).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
  await user.click(screen.getByRole('button', { name: MANAGE.makeDraft }));
  expect(await screen.findByText('It is off sale.')).toBeTruthy();
});

it('goes back when the server refuses to toggle', async () => {
  server.on('GET /admin/courses', { body: [listing('a')] });
  server.on('PATCH /admin/courses/a/toggle-live', { status: 503, body: { message: 'Not now.' } });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
  expect((await screen.findByText(ADMIN.courseStatusNotUpdated)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('button', { name: MANAGE.makeLive })).toBeTruthy();
});

it('counts what a deletion takes, as it is now, and asks for the title of a course with students', async () => {
  let students = 0;
  server.on('GET /admin/courses', () => ({
    body: [listing('a', { studentCount: students, hasHadStudents: students > 0 })],
  }));
  server.on('DELETE /admin/courses/a', { body: { message: '', trashId: 't1' } });
  const { user, address } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await screen.findByRole('button', { name: MANAGE.remove });
  students = 2;
  await user.click(screen.getByRole('button', { name: MANAGE.remove }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(MANAGE.removeQuestion)).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 modules with all days',
    '8 items',
    '2 documents',
  ]);
  expect(dialog.getByText(MANAGE.losesAccess(2))).toBeTruthy();
  const agree = dialog.getByRole('button', { name: MANAGE.removeAction });
  await user.type(dialog.getByRole('textbox'), 'Course a');
  await waitFor(() => expect(agree.hasAttribute('disabled')).toBe(false), { timeout: 2000 });
  server.on('GET /admin/courses', { body: [] });
  await user.click(agree);
  expect(await screen.findByText(ADMIN.courseDeleted('Course a'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/courses'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));

  const message = 'Course “Course a” has been restored as a draft.';
  server.on('POST /admin/trash/t1/restore', { body: { message, kind: 'course', courseId: 'a' } });
  server.on('GET /admin/courses', { body: [listing('a')] });
  await user.click(screen.getByRole('button', { name: TRASH_NOTE.undo }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Course a/ })).toBeTruthy();
});

it('asks for the title, and sends it, when everybody who had the course is out again', async () => {
  server.on('GET /admin/courses', { body: [listing('a', { studentCount: 0, hasHadStudents: true })] });
  const sent: string[] = [];
  server.on('DELETE /admin/courses/a', (_seen, query) => {
    sent.push(query.get('confirmTitle') ?? '');
    return { body: { message: '', trashId: 't1' } };
  });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.remove }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(MANAGE.nobodyHasAccess)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Course a');
  const agree = dialog.getByRole('button', { name: MANAGE.removeAction });
  await waitFor(() => expect(agree.hasAttribute('disabled')).toBe(false), { timeout: 2000 });
  await user.click(agree);
  expect(await screen.findByText(ADMIN.courseDeleted('Course a'))).toBeTruthy();
  expect(sent).toEqual(['Course a']);
});

it('says why a course was not deleted, and keeps it', async () => {
  server.on('GET /admin/courses', { body: [listing('a')] });
  server.on('DELETE /admin/courses/a', { status: 409, body: { error: 'Somebody is paying for it now.' } });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.remove }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await waitFor(
    () => expect(dialog.getByRole('button', { name: MANAGE.removeAction }).hasAttribute('disabled')).toBe(false),
    { timeout: 2000 },
  );
  await user.click(dialog.getByRole('button', { name: MANAGE.removeAction }));
  expect(await screen.findByText(ADMIN.courseNotDeleted('Somebody is paying for it now.'))).toBeTruthy();
  expect(await header(/Course a/)).toBeTruthy();
});

it('names what a course lacks before it goes on sale and as long as it does, without a question', async () => {
  const lacking = { openPromises: ['study-group' as const, 'mentor' as const] };
  let isLive = false;
  server.on('GET /admin/courses', () => ({ body: [listing('a', { isLive, ...lacking }), listing('b')] }));
  server.on('PATCH /admin/courses/a/toggle-live', () => {
    isLive = !isLive;
    return { body: { message: '"Course a" is live now.', isLive, ...lacking } };
  });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  const list = `${PROMISE_WORDS['study-group']} · ${PROMISE_WORDS.mentor}`;
  expect(await screen.findByText(OPEN_PROMISES.open(2))).toBeTruthy();
  expect(screen.getByText(list)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByText('"Course a" is live now.')).toBeTruthy();
  expect(screen.getByText(OPEN_PROMISES.told(2))).toBeTruthy();
  expect(await screen.findByText(OPEN_PROMISES.open(2))).toBeTruthy();
  expect(screen.getByRole('link', { name: OPEN_PROMISES.addLinks }).getAttribute('href')).toBe('/admin/courses/a/edit');
  await user.click(await header(/Course b/));
  expect(screen.queryByText(OPEN_PROMISES.open(2))).toBeNull();
});

it('asks before a course without one file goes on sale', async () => {
  const openPromises = ['videos' as const, 'materials' as const, 'progress' as const, 'mentor' as const];
  server.on('GET /admin/courses', { body: [listing('a', { openPromises })] });
  server.on('PATCH /admin/courses/a/toggle-live', { body: { message: 'It is on sale.', isLive: true, openPromises } });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(openPromises.map((one) => PROMISE_WORDS[one]).join(' · '))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name }));
  };
  await choose(OPEN_PROMISES.keep);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.seen('PATCH /admin/courses/a/toggle-live')).toEqual([]);
  await choose(MANAGE.makeLive);
  expect(await screen.findByText('It is on sale.')).toBeTruthy();
});

it('does not ask before a course with a video in some of its modules goes on sale', async () => {
  const openPromises = ['videos' as const, 'materials' as const];
  server.on('GET /admin/courses', { body: [listing('a', { openPromises })] });
  server.on('PATCH /admin/courses/a/toggle-live', { body: { message: 'It is on sale.', isLive: true, openPromises } });
  const { user } = show(<ManageCoursesPage />, '/admin/courses?open=a');
  await user.click(await screen.findByRole('button', { name: MANAGE.makeLive }));
  expect(await screen.findByText('It is on sale.')).toBeTruthy();
});
