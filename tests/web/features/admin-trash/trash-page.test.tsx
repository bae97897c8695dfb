import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TrashPage } from '../../../../web/features/admin-trash/trash-page.tsx';
import { PasswordGate } from '../../../../web/features/identity/password-gate.tsx';
import { TRASH } from '../../../../web/text/copy/admin-trash.ts';
import { PASSWORD_GATE } from '../../../../web/text/copy/password-gate.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /admin/trash';

const entry = (id: string, facts: object = {}) => ({
  _id: id,
  id,
  kind: 'content',
  title: `Item ${id}`,
  number: null,
  courseId: 'c1',
  courseTitle: 'Sprint',
  module: { number: 2, title: 'Periodontology' },
  day: { number: 3, title: 'Day 3' },
  deletedBy: { _id: 'boss', id: 'boss', name: 'Boss' },
  deletedAt: '2026-11-20T10:00:00.000Z',
  purgedAt: '2026-12-20T10:00:00.000Z',
  counts: { modules: 0, days: 0, contents: 1, documents: 0 },
  bytes: 1_200_000,
  file: null,
  ...facts,
});
const page = (entries: object[], nextBefore: string | null = null) => ({ body: { entries, nextBefore } });
const COURSE = entry('9', {
  kind: 'course',
  title: 'Sprint',
  module: null,
  day: null,
  counts: { modules: 2, days: 14, contents: 1, documents: 3 },
  deletedBy: { _id: 'x', id: 'x', name: null },
});
const NEEDED = {
  status: 403,
  body: { message: 'Please confirm your password to continue.', code: 'identity/confirm-password' },
};
beforeEach(() => signIn(student([], { role: 'admin' })));

describe('/admin/trash', () => {
  it('lists what was deleted, out of what, by whom, how much and until when, and fetches the older ones', async () => {
    server.on(LIST, (_seen, query) =>
      query.get('before') === '8'
        ? page([entry('7', { kind: 'module', number: 4, day: null })])
        : page([COURSE, entry('8')], '8'),
    );
    const screen = show(<TrashPage />);
    expect(await screen.findByText('Item 8')).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: TRASH.list })).getAllByRole('listitem');
    const [course, item] = rows.map((row) => row.textContent);
    expect(course).toContain('2 modules · 14 days · 1 item · 3 documents · 1.2 MB');
    expect(course).toContain(TRASH.gone);
    expect(course).not.toContain(TRASH.where);
    expect(item).toContain('Was in Sprint › Module 2: Periodontology › Day 3');
    expect(item).toContain('Boss');
    expect(item).toContain('20 Dec 2026');
    await screen.user.click(screen.getByRole('button', { name: TRASH.older }));
    expect(await screen.findByText('Module 4')).toBeTruthy();
  });

  it('says of a file what it was shown as, in what, and by whom it was replaced', async () => {
    server.on(LIST, () =>
      page([
        entry('8', { kind: 'file', title: 'Scaling', file: { part: 'captions', fileName: 'Scaling.en.vtt' } }),
        entry('7', { ...COURSE, id: '7', kind: 'file', file: { part: 'thumbnail', fileName: 'front.webp' } }),
      ]),
    );
    const screen = show(<TrashPage />);
    await screen.findByText('Scaling.en.vtt');
    const [captions, picture] = within(screen.getByRole('list', { name: TRASH.list })).getAllByRole('listitem');
    expect(captions?.textContent).toContain('Caption file');
    expect(captions?.textContent).toContain('Was in Sprint › Module 2: Periodontology › Day 3');
    expect(captions?.textContent).toContain(`${TRASH.replacedBy}Boss`);
    expect(picture?.textContent).toContain('Course picture');
    expect(picture?.textContent).not.toContain(TRASH.where);
    expect(screen.getByRole('button', { name: 'Restore Caption file, “Scaling”' })).toBeTruthy();
  });

  it('restores, says so in the words of the server, and takes the row away', async () => {
    let isThere = true;
    server.on(LIST, () => page(isThere ? [entry('8')] : []));
    const message = 'Item “Item 8” has been restored.';
    server.on('POST /admin/trash/8/restore', () => {
      isThere = false;
      return { body: { message, kind: 'content', courseId: 'c1' } };
    });
    const screen = show(<TrashPage />);
    await screen.user.click(await screen.findByRole('button', { name: 'Restore Item, “Item 8”' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(TRASH.none)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('says why something cannot be restored, and keeps it', async () => {
    server.on(LIST, page([entry('8')]));
    const message = 'This was in Day 3 “Day 3”, which is deleted too. Please restore that first.';
    server.on('POST /admin/trash/8/restore', { status: 409, body: { message, code: 'catalog/parent-in-trash' } });
    const screen = show(<TrashPage />);
    await screen.user.click(await screen.findByRole('button', { name: 'Restore Item, “Item 8”' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Item 8')).toBeTruthy();
  });

  it('deletes for good after a question and the password, and not without them', async () => {
    let [isThere, isConfirmed] = [true, false];
    server.on(LIST, () => page(isThere ? [COURSE] : []));
    const message = 'Course “Sprint” has been deleted for good.';
    server.on('DELETE /admin/trash/9', () => {
      if (!isConfirmed) return NEEDED;
      isThere = false;
      return { body: { message } };
    });
    server.on('POST /auth/confirm-password', () => {
      isConfirmed = true;
      return { body: { message: 'Your password has been confirmed.' } };
    });
    const screen = show(
      <>
        <TrashPage />
        <PasswordGate />
      </>,
    );
    const press = async () => {
      await screen.user.click(await screen.findByRole('button', { name: 'Delete forever: Course, “Sprint”' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const question = await press();
    expect(question.getByText('Course, “Sprint”, will be deleted with its files. This cannot be undone.')).toBeTruthy();
    await screen.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.seen('DELETE /admin/trash/9')).toEqual([]);

    const again = await press();
    const agree = again.getByRole<HTMLButtonElement>('button', { name: TRASH.purge });
    await waitFor(() => expect(agree.disabled).toBe(false), { timeout: 2000 });
    await screen.user.click(agree);
    await screen.user.type(await screen.findByLabelText(PASSWORD_GATE.password), 'right');
    await screen.user.click(screen.getByRole('button', { name: PASSWORD_GATE.confirm }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(TRASH.none)).toBeTruthy();
    expect(screen.getByText(TRASH.noneLine)).toBeTruthy();
  });
});
