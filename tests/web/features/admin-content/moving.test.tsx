import { fireEvent, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { isThere, placingOf, undoOf } from '../../../../web/features/admin-content/moving/placing.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue, rowOf } from './fake-queue.ts';
import { sampleAdminCourse, sampleCourse } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
let queue: FakeQueue;

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = queue = new FakeQueue();
  server.on('GET /admin/courses/c1', () => ({ body: sampleCourse() }));
});

const page = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage',
  );

/** Every body that was sent to this address. */
const asked = (kind: string): unknown[] => server.seen(`POST /admin/courses/c1/${kind}/move`).map(({ body }) => body);

describe('moving', () => {
  it('a day to another module by keyboard, and back', async () => {
    server.on('POST /admin/courses/c1/days/move', { status: 204 });
    const shown = page();
    const more = await shown.findByRole('button', { name: 'More for Day 1' });
    more.focus();
    await shown.user.keyboard('{Enter}');
    (await shown.findByRole('menuitem', { name: 'Move to…' })).focus();
    await shown.user.keyboard('{Enter}');
    const dialog = await shown.findByRole('dialog', { name: 'Move to' });
    await shown.user.selectOptions(within(dialog).getByLabelText('Module'), 'w2');
    await shown.user.selectOptions(within(dialog).getByLabelText('Position'), 'Before 3.1 Day 1');
    await shown.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await shown.findByText('“1.1 Day 1” moved to MODULE 03, before “3.1 Day 1”.')).toBeTruthy();
    expect(asked('days')).toEqual([{ dayIds: ['d1'], weekId: 'w2', before: 'd3' }]);
    await shown.user.click(shown.getByRole('button', { name: 'Undo' }));
    expect(await shown.findByText('Move undone.')).toBeTruthy();
    expect(asked('days').slice(1)).toEqual([
      { dayIds: ['d1', 'd2'], weekId: 'w1', dayNumbers: [1, 2] },
      { dayIds: ['d3'], weekId: 'w2', dayNumbers: [1] },
    ]);
  });

  it('no day to another module that files are on their way to', async () => {
    queue.set([rowOf('x')]);
    const shown = page();
    await shown.user.click(await shown.findByRole('button', { name: 'More for Day 1' }));
    await shown.user.click(await shown.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = await shown.findByRole('dialog', { name: 'Move to' });
    await shown.user.selectOptions(within(dialog).getByLabelText('Module'), 'w2');
    await shown.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await shown.findByText('Files are being uploaded to this day. Move it when they are saved.')).toBeTruthy();
    expect(asked('days')).toEqual([]);
  });

  it('several items at once, in their order, and says why not', async () => {
    server.on('POST /admin/courses/c1/contents/move', { status: 409, body: { message: 'The place has changed.' } });
    const shown = page();
    await shown.user.click(await shown.findByRole('checkbox', { name: 'Select Item b' }));
    await shown.user.click(shown.getByRole('checkbox', { name: 'Select Item a' }));
    expect(shown.getByText('2 selected')).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: 'Move to…' }));
    const dialog = await shown.findByRole('dialog', { name: 'Move to' });
    await shown.user.selectOptions(within(dialog).getByLabelText('Day'), '1.2 Day 2');
    await shown.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await shown.findByText('Failed to move content')).toBeTruthy();
    expect(shown.getByText('The place has changed.')).toBeTruthy();
    expect(asked('contents')).toEqual([{ contentIds: ['a', 'b'], weekId: 'w1', dayId: 'd2' }]);
  });

  it('a chosen row by its grip, with the other chosen one, onto a day of the outline', async () => {
    server.on('POST /admin/courses/c1/contents/move', { status: 204 });
    const shown = page();
    for (const id of ['a', 'b'])
      await shown.user.click(await shown.findByRole('checkbox', { name: `Select Item ${id}` }));
    const [grip] = shown.getAllByTitle('Drag to move');
    const day = shown.getByRole('button', { name: /1\.2/ });
    document.elementFromPoint = () => day;
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.pointerDown(grip!, at(10, 300));
    fireEvent.pointerMove(window, at(12, 302));
    const ghost = () => shown.queryAllByText('2 items').find((one) => one.hasAttribute('aria-hidden'));
    expect(ghost()).toBeUndefined();
    fireEvent.pointerMove(window, at(60, 300));
    expect([ghost()?.getAttribute('aria-hidden'), day.dataset['drop']]).toEqual(['true', 'into']);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect([ghost(), day.dataset['drop']]).toEqual([undefined, undefined]);
    fireEvent.pointerDown(grip!, at(10, 300));
    fireEvent.pointerMove(window, at(60, 300));
    fireEvent.pointerUp(window, at(60, 300));
    expect(await shown.findByText('2 items moved to 1.2.')).toBeTruthy();
    expect(asked('contents')).toEqual([{ contentIds: ['a', 'b'], weekId: 'w1', dayId: 'd2' }]);
  });

  it('onto a day of a module that was closed, which opens while something rests on it', async () => {
    server.on('POST /admin/courses/c1/contents/move', { status: 204 });
    const shown = page();
    await shown.findByText('Item a');
    const [grip] = shown.getAllByTitle('Drag to move');
    const module = shown.getByRole('button', { name: /MODULE 03/ });
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, isPrimary: true, button: 0 });
    let under: Element = module;
    document.elementFromPoint = () => under;
    fireEvent.pointerDown(grip!, at(10, 300));
    fireEvent.pointerMove(window, at(60, 300));
    expect(shown.queryByRole('button', { name: /3\.1/ })).toBeNull();
    under = await shown.findByRole('button', { name: /3\.1/ });
    expect(module.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerMove(window, at(60, 340));
    fireEvent.pointerUp(window, at(60, 340));
    await waitFor(() => expect(asked('contents')).toEqual([{ contentIds: ['a'], weekId: 'w2', dayId: 'd3' }]));
    expect(shown.queryByRole('button', { name: /3\.1/ })).toBeNull();
  });

  it('deletes several after one question', async () => {
    for (const id of ['p', 'q'])
      server.on(`DELETE /admin/courses/c1/weeks/w1/documents/${id}`, { body: { message: '', trashId: `t-${id}` } });
    const shown = page();
    for (const id of ['p', 'q'])
      await shown.user.click(await shown.findByRole('checkbox', { name: `Select Paper ${id}` }));
    await shown.user.click(shown.getByRole('button', { name: 'Delete' }));
    const dialog = await shown.findByRole('alertdialog');
    expect(
      within(dialog).getByText(
        '2 documents will be deleted with their files. They can be restored from the trash for 30 days.',
      ),
    ).toBeTruthy();
    const agree = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete all' });
    await waitFor(() => expect(agree.disabled).toBe(false));
    await shown.user.click(agree);
    expect(await shown.findByText('2 documents have been deleted.')).toBeTruthy();
    expect(shown.queryByText('Paper p')).toBeNull();
    const restored: string[] = [];
    for (const id of ['t-p', 't-q'])
      server.on(`POST /admin/trash/${id}/restore`, () => {
        restored.push(id);
        return { body: { message: 'Back.', kind: 'document', courseId: 'c1' } };
      });
    await shown.user.click(shown.getByRole('button', { name: 'Undo' }));
    expect(await shown.findByText('All items were restored.')).toBeTruthy();
    expect(restored).toEqual(['t-q', 't-p']);
    expect(await shown.findByText('Paper p')).toBeTruthy();
  });

  it('knows what stands there already, and how every list was', () => {
    const course = sampleAdminCourse();
    const place = { kind: 'content', moduleId: 'w1', dayId: 'd1' } as const;
    expect(isThere(course, { ...place, ids: ['a'], before: 'b' })).toBe(true);
    expect(isThere(course, { ...place, ids: ['b'] })).toBe(true);
    expect(isThere(course, { ...place, ids: ['a'] })).toBe(false);
    expect(placingOf(course, { kind: 'content', ids: ['b'] }, { id: 'a', at: 'before' })).toEqual({
      ...place,
      ids: ['b'],
      before: 'a',
    });
    expect(placingOf(course, { kind: 'content', ids: ['a'] }, { id: 'b', at: 'after' })).toEqual({
      ...place,
      ids: ['a'],
    });
    expect(placingOf(course, { kind: 'day', ids: ['d1'] }, { id: 'w2', at: 'into' })).toEqual({
      kind: 'day',
      ids: ['d1'],
      moduleId: 'w2',
    });
    expect(undoOf(course, { ...place, dayId: 'd2', ids: ['b'] })).toEqual([
      { ...place, ids: ['a', 'b'] },
      { ...place, dayId: 'd2', ids: ['c'] },
    ]);
    expect(undoOf(course, { kind: 'module', ids: ['w2'], before: 'w1' })).toEqual([
      { kind: 'module', ids: ['w1', 'w2'], numbers: [1, 3] },
    ]);
  });
});
