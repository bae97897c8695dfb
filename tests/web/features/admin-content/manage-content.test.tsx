import { waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { EDIT, FREE } from '../../../../web/text/copy/admin-content.ts';
import { MANAGE as COURSES, OPEN_PROMISES } from '../../../../web/text/copy/admin-courses.ts';
import { TRASH_NOTE } from '../../../../web/text/copy/admin-trash.ts';
import { PROMISE_WORDS } from '../../../../web/text/copy/program.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue } from './fake-queue.ts';
import { courseOf, dayOf, item, paper, sampleCourse, weekOf } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
const COURSE = 'GET /admin/courses/c1';
const page = (search = '') =>
  show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    `/admin/courses/c1/manage${search}`,
  );
type Shown = ReturnType<typeof page>;

const valueOf = (shown: Shown, label: string): string => (shown.getByLabelText(label) as HTMLInputElement).value;

/** Chooses an action of a row's menu. */
async function choose(shown: Shown, title: string, action: string): Promise<void> {
  await shown.user.click(await shown.findByRole('button', { name: EDIT.more(title) }));
  await shown.user.click(await shown.findByRole('menuitem', { name: action }));
}

/** The destructive button sleeps for a second. */
async function agree(shown: Shown, action: string): Promise<HTMLElement> {
  const dialog = await shown.findByRole('alertdialog');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: action });
  await waitFor(() => expect(button.disabled).toBe(false));
  await shown.user.click(button);
  return dialog;
}

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = new FakeQueue();
  server.on(COURSE, () => ({ body: sampleCourse() }));
});

describe('Manage Content', () => {
  it('shows the place in the address, and counts of everything', async () => {
    const shown = page('?module=3&day=1');
    expect(await shown.findByRole('heading', { name: 'Subject 3' })).toBeTruthy();
    expect(shown.getByText('Nothing on this day yet')).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: /MODULE 01/ }));
    await shown.user.click(shown.getByRole('button', { name: /1\.2/ }));
    expect(shown.address()).toBe('/admin/courses/c1/manage?module=1&day=2');
    expect(shown.getByText('Item c')).toBeTruthy();
  });

  it('puts the course on sale and off it, and names what it lacks before', async () => {
    let isLive = false;
    server.on(COURSE, () => ({ body: { ...sampleCourse(), isLive, openPromises: ['mentor'] } }));
    server.on('GET /admin/courses/c1/giveaways', { body: { coupons: [] } });
    server.on('PATCH /admin/courses/c1/toggle-live', () => {
      isLive = !isLive;
      return { body: { message: isLive ? 'It is on sale.' : 'It is off sale.', isLive, openPromises: ['mentor'] } };
    });
    const shown = page();
    expect(await shown.findByText(OPEN_PROMISES.open(1))).toBeTruthy();
    expect(shown.getByText(PROMISE_WORDS.mentor)).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: COURSES.makeLive }));
    expect(await shown.findByText('It is on sale.')).toBeTruthy();
    expect(shown.getByText(COURSES.live)).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: COURSES.makeDraft }));
    expect(await shown.findByText('It is off sale.')).toBeTruthy();
    expect(shown.getByText(COURSES.draft)).toBeTruthy();
  });

  it('says when the course cannot be had, and tries again', async () => {
    server.on(COURSE, { status: 500, body: { message: 'Broken.' } });
    const shown = page();
    expect(await shown.findByText(ADMIN.courseDetailsFetchFailed)).toBeTruthy();
    server.on(COURSE, { body: sampleCourse() });
    await shown.user.click(shown.getByRole('button', { name: 'Retry' }));
    expect(await shown.findByRole('heading', { name: 'Sprint' })).toBeTruthy();
  });

  it('offers the first module where there is none', async () => {
    server.on(COURSE, { body: courseOf([]) });
    const shown = page();
    expect(await shown.findByText('No Modules available')).toBeTruthy();
    expect(valueOf(shown, 'Number')).toBe('1');
  });
});

describe('a free lesson', () => {
  it('is made one in the menu of its row, which says so then, and a refusal is said in its own words', async () => {
    server.on('PUT /admin/courses/c1/contents/a/free', { body: { freeLessons: ['a'] } });
    server.on('PUT /admin/courses/c1/contents/b/free', { status: 422, body: { message: 'Three are enough.' } });
    const shown = page('?module=1&day=1');
    await choose(shown, 'Item a', FREE.make);
    expect(await shown.findByText(FREE.made)).toBeTruthy();
    expect(shown.getByText(FREE.tag)).toBeTruthy();
    server.on(COURSE, { body: { ...sampleCourse(), freeLessons: ['a'] } });
    await choose(shown, 'Item b', FREE.make);
    expect(await shown.findByText('Three are enough.')).toBeTruthy();
    server.on('PUT /admin/courses/c1/contents/a/free', { body: { freeLessons: [] } });
    await choose(shown, 'Item a', FREE.end);
    expect(await shown.findByText(FREE.ended)).toBeTruthy();
    expect(shown.queryByText(FREE.tag)).toBeNull();
    expect(server.seen('PUT /admin/courses/c1/contents/a/free').map(({ body }) => body)).toEqual([
      { isFree: true },
      { isFree: false },
    ]);
  });
});

describe('a new day', () => {
  it('is asked for under the number that is next here, and shown although its answer was lost', async () => {
    const before = sampleCourse();
    const [first, ...others] = before.weeks;
    const days = [...(first?.days ?? []), dayOf('late', (first?.days.at(-1)?.dayNumber ?? 0) + 1)];
    server.on('POST /admin/courses/c1/weeks/w1/days', () => {
      server.on(COURSE, { body: { ...before, weeks: [{ ...first, days }, ...others] } });
      return 'no network';
    });
    const shown = page('?module=1&day=1');
    await shown.user.click((await shown.findAllByRole('button', { name: 'Add day' }))[0] as HTMLElement);
    await shown.user.click(shown.getByRole('button', { name: 'Add day' }));
    expect(await shown.findByText(ADMIN.dayNotAdded)).toBeTruthy();
    expect(server.seen('POST /admin/courses/c1/weeks/w1/days').map(({ body }) => body)).toEqual([
      { dayTitle: '', dayNumber: days.at(-1)?.dayNumber },
    ]);
    expect(await shown.findByRole('button', { name: new RegExp(`1\\.${days.at(-1)?.dayNumber}`) })).toBeTruthy();
  });
});

describe('a new module', () => {
  it('wants a number and a title, and starts with the next free number', async () => {
    const shown = page();
    await shown.user.click(await shown.findByRole('button', { name: 'Add module' }));
    expect(valueOf(shown, 'Number')).toBe('4');
    await shown.user.click(shown.getByRole('button', { name: 'Add module' }));
    expect(await shown.findByText(ADMIN.weekNumberAndTitle)).toBeTruthy();
    expect(document.activeElement).toBe(shown.getByLabelText('Title'));
    expect(server.seen('POST /admin/courses/c1/weeks')).toEqual([]);
  });

  it('is chosen when it is there, and said', async () => {
    server.on('POST /admin/courses/c1/weeks', () => {
      server.on(COURSE, { body: courseOf([...sampleCourse().weeks, weekOf('w4', 4, [dayOf('n', 1)])]) });
      return { status: 201, body: weekOf('w4', 4, [dayOf('n', 1)]) };
    });
    const shown = page();
    await shown.user.click(await shown.findByRole('button', { name: 'Add module' }));
    await shown.user.type(shown.getByLabelText('Title'), 'Endodontics{Enter}');
    expect(await shown.findByText('Module 4 has been added with its seven days.')).toBeTruthy();
    expect(server.seen('POST /admin/courses/c1/weeks')[0]?.body).toEqual({ weekNumber: 4, title: 'Endodontics' });
    await waitFor(() => expect(shown.address()).toContain('module=4'));
  });

  it('says at the field that a number is taken', async () => {
    server.on('POST /admin/courses/c1/weeks', {
      status: 409,
      body: { message: 'Taken.', fields: { weekNumber: 'Taken.' } },
    });
    const shown = page();
    await shown.user.click(await shown.findByRole('button', { name: 'Add module' }));
    await shown.user.type(shown.getByLabelText('Title'), 'Endodontics{Enter}');
    expect(await shown.findByText('Taken.')).toBeTruthy();
    expect(shown.getByText(ADMIN.weekNotAdded)).toBeTruthy();
    expect(valueOf(shown, 'Title')).toBe('Endodontics');
  });
});

describe('a title', () => {
  const rename = async (shown: Shown, name: string, title: string) => {
    await choose(shown, name, EDIT.renameAction);
    const field = await shown.findByRole('textbox', { name: /^(Edit title of .*|Title)$/ });
    await shown.user.clear(field);
    await shown.user.type(field, `${title}{Enter}`);
  };

  it('is new at once and sent with the version that was seen', async () => {
    let answer: (value: { body: unknown }) => void = () => undefined;
    server.on('PATCH /admin/courses/c1/weeks/w1', () => new Promise((resolve) => (answer = resolve)));
    const shown = page();
    await rename(shown, 'Subject 1', 'Perio');
    expect(await shown.findByRole('heading', { name: 'Perio' })).toBeTruthy();
    await waitFor(() =>
      expect(server.seen('PATCH /admin/courses/c1/weeks/w1')[0]?.body).toEqual({ title: 'Perio', version: 1 }),
    );
    answer({ body: { title: 'Perio', version: 2 } });
  });

  it('comes back when it is refused', async () => {
    server.on('PUT /admin/courses/c1/weeks/w1/days/d1/contents/a', { status: 500, body: { message: 'Broken.' } });
    const shown = page();
    await rename(shown, 'Item a', 'Other');
    expect(await shown.findByText(ADMIN.contentTitleNotUpdated)).toBeTruthy();
    expect(await shown.findByText('Item a')).toBeTruthy();
  });

  it('is never empty, and Escape leaves it as it was', async () => {
    const shown = page();
    await rename(shown, 'Subject 1', ' ');
    expect(await shown.findByText(ADMIN.titleEmpty)).toBeTruthy();
    await shown.user.keyboard('{Escape}');
    expect(shown.getByRole('heading', { name: 'Subject 1' })).toBeTruthy();
    expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Subject 1' }));
    await shown.user.keyboard('{Enter}');
    expect(valueOf(shown, EDIT.rename('Subject 1'))).toBe('Subject 1');
  });

  it('is never empty in its dialog either, which stays open', async () => {
    const shown = page();
    await rename(shown, 'Item a', ' ');
    const dialog = await shown.findByRole('dialog');
    expect(within(dialog).getByText(ADMIN.titleEmpty)).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
    expect(server.seen('PUT /admin/courses/c1/weeks/w1/days/d1/contents/a')).toEqual([]);
  });

  it('of somebody else is shown and asked about', async () => {
    server.on('PATCH /admin/courses/c1/weeks/w1', ({ body }) =>
      (body as { version: number }).version === 1
        ? { status: 409, body: { message: 'Changed.', current: { title: 'Theirs', version: 5 } } }
        : { body: { title: 'Mine', version: 6 } },
    );
    const shown = page();
    await rename(shown, 'Subject 1', 'Mine');
    const dialog = await shown.findByRole('alertdialog');
    expect(within(dialog).getByText('Theirs')).toBeTruthy();
    await shown.user.click(within(dialog).getByRole('button', { name: 'Use my title' }));
    expect(await shown.findByRole('heading', { name: 'Mine' })).toBeTruthy();
    expect(server.seen('PATCH /admin/courses/c1/weeks/w1')[1]?.body).toEqual({ title: 'Mine', version: 5 });
  });
});

describe('a document', () => {
  it('that was refused says why, and one that calls itself something else offers that title', async () => {
    const documents = [
      paper('p', { state: 'refused', refusal: 'This PDF is locked.' }),
      paper('q', { suggestedTitle: 'Mock Paper 2' }),
      paper('r', { state: 'processing' }),
    ];
    server.on(COURSE, { body: courseOf([weekOf('w1', 1, [dayOf('d1', 1)], documents)]) });
    server.on('PATCH /admin/courses/c1/weeks/w1/documents/q', { body: { title: 'Mock Paper 2', version: 2 } });
    const shown = page();
    expect(await shown.findByText('This PDF is locked.')).toBeTruthy();
    expect(shown.getByText('Being checked...')).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: 'Use this title' }));
    expect(await shown.findByText('Mock Paper 2')).toBeTruthy();
    expect(server.seen('PATCH /admin/courses/c1/weeks/w1/documents/q')[0]?.body).toEqual({
      title: 'Mock Paper 2',
      version: 1,
    });
  });
});

describe('a paper of a day', () => {
  it('says that it is being checked, and why it was refused with the way to another file', async () => {
    const pdf = { type: 'pdf', tag: 'PDF' } as const;
    const contents = [
      item('a', { ...pdf, state: 'processing' }),
      item('b', { ...pdf, state: 'refused', refusal: 'This PDF contains a script.' }),
    ];
    server.on(COURSE, { body: courseOf([weekOf('w1', 1, [dayOf('d1', 1, contents)], [])]) });
    const shown = page();
    expect(await shown.findByText('This PDF contains a script.')).toBeTruthy();
    expect(shown.getByText('Students cannot see it.', { exact: false })).toBeTruthy();
    expect(shown.getByText('Being checked...')).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: 'Replace file…' }));
    expect(within(await shown.findByRole('dialog')).getByText('Item b')).toBeTruthy();
  });
});

describe('moving', () => {
  it('changes places at once, keeps the focus and says the new place', async () => {
    server.on('POST /admin/courses/c1/weeks/w1/days/d1/contents/b/move', { status: 200, body: {} });
    const shown = page();
    await choose(shown, 'Item b', EDIT.up);
    expect(await shown.findByText('Item b is now 1 of 2.')).toBeTruthy();
    expect(document.activeElement).toBe(shown.getByRole('button', { name: EDIT.more('Item b') }));
    await shown.user.keyboard('{Enter}');
    const up = await shown.findByRole('menuitem', { name: EDIT.up });
    expect(up.getAttribute('aria-disabled'), 'what is first goes no further').toBe('true');
    expect(server.seen('POST /admin/courses/c1/weeks/w1/days/d1/contents/b/move')[0]?.body).toEqual({
      direction: 'up',
    });
  });

  it('goes along in the address when a module changes its number', async () => {
    server.on('POST /admin/courses/c1/weeks/w1/move', { status: 200, body: {} });
    const shown = page();
    await choose(shown, 'Subject 1', EDIT.down);
    await waitFor(() => expect(shown.address()).toContain('module=3'));
    expect(shown.getByRole('heading', { name: 'Subject 1' })).toBeTruthy();
  });
});

describe('deleting', () => {
  it('a module lists what goes, and moves to its neighbour', async () => {
    server.on('DELETE /admin/courses/c1/weeks/w1', { body: { message: '', trashId: 't1' } });
    const shown = page();
    await choose(shown, 'Subject 1', EDIT.remove);
    const dialog = await agree(shown, 'Delete module');
    expect(within(dialog).getByText('6 stored files')).toBeTruthy();
    expect(await shown.findByText(ADMIN.weekDeleted(1))).toBeTruthy();
    expect(await shown.findByRole('heading', { name: 'Subject 3' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('MODULE 03 - Subject 3'));
  });

  it('says that it can be restored, and Undo restores it', async () => {
    server.on('DELETE /admin/courses/c1/weeks/w1', { body: { message: '', trashId: 't1' } });
    const restored = { message: 'Module 1 “Subject 1” has been restored.', kind: 'module', courseId: 'c1' };
    server.on('POST /admin/trash/t1/restore', { body: restored });
    const shown = page();
    await choose(shown, 'Subject 1', EDIT.remove);
    const dialog = await agree(shown, 'Delete module');
    expect(within(dialog).getByText(/can be restored from the trash for 30 days\.$/)).toBeTruthy();
    expect(await shown.findByText(TRASH_NOTE.one)).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: TRASH_NOTE.undo }));
    expect(await shown.findByText(restored.message)).toBeTruthy();
    expect(await shown.findByRole('button', { name: /MODULE 01/ })).toBeTruthy();
  });

  it('nothing goes when somebody cancels', async () => {
    const shown = page();
    await choose(shown, 'Item a', EDIT.remove);
    const dialog = await shown.findByRole('alertdialog');
    expect(within(dialog).getByText(ADMIN.confirmDeleteContent)).toBeTruthy();
    await shown.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(shown.getByText('Item a')).toBeTruthy();
    expect(server.seen('DELETE /admin/courses/c1/weeks/w1/days/d1/contents/a')).toEqual([]);
  });

  it('what is refused stays, and says so', async () => {
    server.on('DELETE /admin/courses/c1/weeks/w1/days/d1', { status: 500, body: { message: 'Broken.' } });
    const shown = page();
    await choose(shown, 'Day 1', EDIT.remove);
    await agree(shown, 'Delete day');
    expect(await shown.findByText(ADMIN.dayNotDeleted)).toBeTruthy();
    expect(shown.getByText('Item a')).toBeTruthy();
  });

  it('what somebody else deleted is simply gone', async () => {
    server.on('DELETE /admin/courses/c1/weeks/w1/days/d1/contents/a', NOT_FOUND);
    const shown = page();
    await choose(shown, 'Item a', EDIT.remove);
    await agree(shown, 'Delete content');
    await waitFor(() => expect(shown.queryByText('Item a')).toBeNull());
    expect(await shown.findByText('“Item a” has been deleted.')).toBeTruthy();
  });
});
