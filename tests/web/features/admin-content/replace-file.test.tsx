import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue } from './fake-queue.ts';
import { sampleCourse } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
let queue: FakeQueue;

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = queue = new FakeQueue();
  server.on('GET /admin/courses/c1', { body: sampleCourse() });
});

const page = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage',
  );

/** Opens the dialog from the row's menu by keyboard, and chooses a file in it. */
async function choose(title: string, file: File) {
  const shown = page();
  const more = await shown.findByRole('button', { name: `More for ${title}` });
  more.focus();
  await shown.user.keyboard('{Enter}');
  (await shown.findByRole('menuitem', { name: 'Replace file…' })).focus();
  await shown.user.keyboard('{Enter}');
  const dialog = await shown.findByRole('dialog', { name: 'Replace file' });
  await shown.user.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, file);
  return { ...shown, dialog };
}

describe('replacing a file', () => {
  it('sends the new file with the one that was seen, and says what stays', async () => {
    const file = new File(['x'], 'second take.mp4', { type: 'video/mp4' });
    const { dialog, user, findByText } = await choose('Item a', file);
    for (const words of ['a.mp4', 'second take.mp4', /students’ progress stay/, /Captions, chapters and poster stay/])
      expect(within(dialog).getByText(words)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Upload & replace' }));
    expect(await findByText('Uploading the new file for “Item a”.')).toBeTruthy();
    expect(queue.add).toHaveBeenCalledWith([
      {
        file,
        title: 'Item a',
        savesItself: true,
        target: {
          ...{ kind: 'replacement', of: 'content', itemId: 'a', type: 'video', replaces: 'videos/a.mp4' },
          ...{ courseId: 'c1', courseTitle: 'Sprint', weekId: 'w1', weekNumber: 1, dayNumber: 1 },
        },
      },
    ]);
  });

  it('takes a document for a document of the module alone, and asks for one', async () => {
    const { dialog, user } = await choose('Paper p', new File(['x'], 'a.mp4', { type: 'video/mp4' }));
    await user.click(within(dialog).getByRole('button', { name: 'Upload & replace' }));
    expect(await within(dialog).findByText('Please choose the new file.')).toBeTruthy();
    expect(queue.add).not.toHaveBeenCalled();
    const file = new File(['x'], 'a.docx', { type: '' });
    await user.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, file);
    await user.click(within(dialog).getByRole('button', { name: 'Upload & replace' }));
    expect(queue.add.mock.calls[0]?.[0][0]).toMatchObject({
      file,
      target: { kind: 'replacement', of: 'document', itemId: 'p', type: 'pdf', replaces: 'documents/p.pdf' },
    });
  });
});
