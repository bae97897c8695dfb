import { act, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { UPLOAD } from '../../../../web/text/copy/admin-content.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue, rowOf } from './fake-queue.ts';
import { sampleCourse } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
let queue: FakeQueue;
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = queue = new FakeQueue();
  server.on('GET /admin/courses/c1', () => ({ body: sampleCourse() }));
});

async function opened() {
  const shown = show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage?module=1&day=2',
  );
  const input = (await shown.findByRole('heading', { name: 'Upload files' }))
    .closest('form')
    ?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No picker');
  return { ...shown, pick: (...files: File[]) => shown.user.upload(input, files) };
}
const video = (name: string) => new File(['x'], name, { type: 'video/mp4' });

describe('the upload card', () => {
  it('sends files to the chosen day with their titles, several at once', async () => {
    const shown = await opened();
    await shown.pick(video('probing.mp4'), video('lesions.mp4'));
    const title = await shown.findByLabelText('Title of probing.mp4');
    await shown.user.clear(title);
    await shown.user.type(title, 'Probing');
    await shown.user.click(shown.getByRole('button', { name: 'Add to Queue' }));
    const requests = queue.add.mock.calls[0]?.[0];
    expect(requests?.map(({ title: named, savesItself }) => [named, savesItself])).toEqual([
      ['Probing', false],
      ['lesions', false],
    ]);
    expect(requests?.[0]?.target).toMatchObject({
      kind: 'content',
      weekId: 'w1',
      dayId: 'd2',
      dayNumber: 2,
      type: 'video',
    });
    expect(shown.queryByLabelText('Title of probing.mp4')).toBeNull();
  });

  it('goes to another day when one is chosen in it', async () => {
    const shown = await opened();
    await shown.user.selectOptions(shown.getByLabelText('Module'), 'w2');
    await shown.pick(video('probing.mp4'));
    await shown.findByLabelText('Title of probing.mp4');
    await shown.user.click(shown.getByRole('button', { name: 'Upload & Save Now' }));
    expect(queue.add.mock.calls[0]?.[0][0]).toMatchObject({
      savesItself: true,
      target: { weekId: 'w2', weekNumber: 3, dayId: 'd3', dayNumber: 1 },
    });
  });

  it('names what is of the wrong type under the exact sentence', async () => {
    const shown = await opened();
    const options = { applyAccept: false };
    const input = shown.container.querySelector<HTMLInputElement>('#day-upload input[type=file]');
    await act(async () => {
      const { userEvent } = await import('@testing-library/user-event');
      await userEvent
        .setup(options)
        .upload(input as HTMLInputElement, [new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    });
    expect(await shown.findByText(ADMIN.invalidFileType(ADMIN.allowedVideo))).toBeTruthy();
    expect(shown.getByText('notes.txt')).toBeTruthy();
  });

  it('warns of a size above the hint and takes the file', async () => {
    const shown = await opened();
    const large = video('large.mp4');
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 });
    await shown.pick(large);
    expect(await shown.findByText(/^Larger than 100MB/)).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: 'Add to Queue' }));
    expect(queue.add).toHaveBeenCalledTimes(1);
  });

  it('asks for a file, and for a day that is there', async () => {
    const shown = await opened();
    await shown.user.click(shown.getByRole('button', { name: 'Add to Queue' }));
    expect(await shown.findByText('Please choose at least one file.')).toBeTruthy();
    expect(queue.add).not.toHaveBeenCalled();
  });
});

describe('the queue', () => {
  const panel = (shown: Awaited<ReturnType<typeof opened>>) =>
    within(shown.getByRole('region', { name: 'Upload queue' }));

  it('shows the rows of this course with their state and one control each', async () => {
    const other = rowOf('other');
    queue.set([
      rowOf('a'),
      rowOf('b', { state: 'uploading', sentBytes: 500 }),
      rowOf('c', { state: 'failed', reason: 'Upload failed: no room.' }),
      rowOf('d', { state: 'saved' }),
      { ...other, target: { ...other.target, courseId: 'c2' } },
    ]);
    const shown = await opened();
    const rows = panel(shown).getAllByRole('row').slice(1);
    const facts = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(facts.map(([, place, state]) => [place, state])).toEqual([
      ['Module 1 / Day 2', 'Pending'],
      ['Module 1 / Day 2', 'Uploading'],
      ['Module 1 / Day 2', 'Failed'],
      ['Module 1 / Day 2', 'Saved'],
    ]);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('button')
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      ),
    ).toEqual([
      ['Save a.mp4', 'Remove a.mp4'],
      ['Pause b.mp4', 'Cancel b.mp4'],
      ['Retry c.mp4', 'Remove c.mp4'],
      ['Remove d.mp4'],
    ]);
    expect(panel(shown).getByText('Upload failed: no room.')).toBeTruthy();
  });

  it('saves all that is pending and says how many; failures are counted apart', async () => {
    queue.set([rowOf('a'), rowOf('b'), rowOf('c', { state: 'saved' })]);
    queue.save.mockResolvedValue({ saved: 1, failed: 1 });
    const shown = await opened();
    await shown.user.click(shown.getByRole('button', { name: 'Save All (2)' }));
    expect(queue.save).toHaveBeenCalledWith(['a', 'b']);
    expect(await shown.findByText(ADMIN.filesSaved(1))).toBeTruthy();
    expect(
      await shown.findByText(ADMIN.bulkSaveFailed('1 of 2 files could not be saved. See the reason on each row.')),
    ).toBeTruthy();
  });

  it('asks before clearing, and neither clears nor saves while saving', async () => {
    queue.set([rowOf('a'), rowOf('b', { state: 'saving' })]);
    const shown = await opened();
    expect(shown.getByRole('button', { name: 'Clear all' })).toHaveProperty('disabled', true);
    expect(shown.getByRole('button', { name: 'Save All (1)' })).toHaveProperty('disabled', true);
    act(() => queue.set([rowOf('a')]));
    await shown.user.click(shown.getByRole('button', { name: 'Clear all' }));
    const dialog = await shown.findByRole('alertdialog');
    const go = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Clear all' });
    await waitFor(() => expect(go.disabled).toBe(false));
    await shown.user.click(go);
    await waitFor(() => expect(queue.remove).toHaveBeenCalledWith(['a']));
  });

  it('tells of a batch when all of it has ended, each file once, and of a failure at once', async () => {
    const own = { savesItself: true } as const;
    queue.set([rowOf('a', { ...own, state: 'saving' }), rowOf('b', { ...own, state: 'uploading' })]);
    const shown = await opened();
    act(() => queue.set([rowOf('a', { ...own, state: 'saved' }), rowOf('b', { ...own, state: 'uploading' })]));
    expect(shown.queryByText(ADMIN.filesSaved(1))).toBeNull();
    const failed = rowOf('b', { ...own, state: 'failed', reason: 'Upload failed: no room.' });
    act(() => queue.set([rowOf('a', { ...own, state: 'saved' }), failed]));
    expect(await shown.findByText(ADMIN.filesSaved(1))).toBeTruthy();
    expect(
      within(shown.getByRole('region', { name: 'Notifications' })).getByText('Upload failed: no room.'),
    ).toBeTruthy();
    act(() =>
      queue.set([
        rowOf('a', { ...own, state: 'saved' }),
        rowOf('b', { ...own, state: 'saving' }),
        rowOf('c', { ...own, state: 'saving' }),
      ]),
    );
    act(() =>
      queue.set([
        rowOf('a', { ...own, state: 'saved' }),
        rowOf('b', { ...own, state: 'saved' }),
        rowOf('c', { ...own, state: 'saved' }),
      ]),
    );
    expect(await shown.findByText(ADMIN.filesSaved(2))).toBeTruthy();
  });

  it('asks for the file again after a reload of the page', async () => {
    queue.set([rowOf('a', { state: 'missing', sentBytes: 0 })]);
    const shown = await opened();
    expect(panel(shown).getByText(/^The page was loaded again/)).toBeTruthy();
    expect(panel(shown).getByRole('button', { name: 'Pick again a.mp4' })).toBeTruthy();
  });

  it('moves the focus to the next row when one is removed, then to the drop zone', async () => {
    queue.set([rowOf('a'), rowOf('b')]);
    const shown = await opened();
    await shown.user.click(shown.getByRole('button', { name: 'Remove a.mp4' }));
    expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Remove b.mp4' }));
    await shown.user.click(shown.getByRole('button', { name: 'Remove b.mp4' }));
    expect(document.activeElement).toBe(shown.getByRole('button', { name: UPLOAD.dropVideo }));
    expect(shown.queryByRole('region', { name: 'Upload queue' })).toBeNull();
  });
});
