import { act, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { sessionStore } from '../../../web/api/session-store.ts';
import { LazyUploads } from '../../../web/app/lazy-uploads.tsx';
import { UPLOADS } from '../../../web/text/copy/uploads.ts';
import { DockView } from '../../../web/uploads/dock-view.tsx';
import type { UploadActions } from '../../../web/uploads/upload-controls.tsx';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';
import { uploadRow } from './rows.ts';

const server = fakeServer();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  forgetEverybody();
});

const target = { kind: 'document', courseId: 'c', courseTitle: 'Ten months', weekId: 'w', weekNumber: 3 } as const;
const request = (name: string) => ({ file: new File(['x'], name, { lastModified: 5 }), target, savesItself: true });

function actionsOf() {
  const calls: string[] = [];
  const note = (name: string) => (ids: readonly unknown[]) => void calls.push(`${name} ${ids.join()}`);
  const actions: UploadActions = {
    pause: note('pause'),
    resume: note('resume'),
    retry: note('retry'),
    remove: note('remove'),
    save: async (ids) => (note('save')(ids), { saved: 0, failed: 0 }),
    reattach: () => [],
  };
  return { calls, actions };
}

const open = (rows: readonly UploadRow[]) => {
  const { calls, actions } = actionsOf();
  return { calls, ...show(<DockView rows={rows} actions={actions} />) };
};

describe('the dock', () => {
  it('unfolds, offers each row what its state asks for, and folds up with Escape', async () => {
    const rows = [
      uploadRow('uploading', { id: '1', fileName: 'a.pdf' }),
      uploadRow('paused', { id: '2', fileName: 'b.pdf' }),
      uploadRow('failed', { id: '3', fileName: 'c.pdf', reason: 'Could not find selected week or day' }),
      uploadRow('uploaded', { id: '4', fileName: 'd.pdf' }),
      uploadRow('saving', { id: '5', fileName: 'e.pdf' }),
    ];
    const { user, calls, getByRole, getByText, queryByRole } = open(rows);
    const line = getByRole('button', { name: /^Uploads: 2 of 5/ });
    line.focus();
    await user.keyboard('{Enter}');
    for (const name of ['Pause a.pdf', 'Resume b.pdf', 'Retry c.pdf', 'Save d.pdf', 'Cancel a.pdf', 'Remove c.pdf'])
      await user.click(getByRole('button', { name }));
    expect(calls).toEqual(['pause 1', 'resume 2', 'retry 3', 'save 4', 'remove 1', 'remove 3']);
    expect(queryByRole('button', { name: /e\.pdf/ })).toBeNull();
    getByText('Could not find selected week or day');
    await user.keyboard('{Escape}');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(line);
  });

  it('is closed by its button, and by itself once all is saved', async () => {
    let closed = 0;
    const close = () => void (closed += 1);
    const { actions } = actionsOf();
    const rows = [uploadRow('saved', { id: '1' }), uploadRow('uploading', { id: '2' })];
    const page = show(<DockView rows={rows} actions={actions} onClose={close} />);
    await page.user.click(page.getByRole('button', { name: UPLOADS.close }));
    expect(closed).toBe(1);
    vi.useFakeTimers();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(closed, 'while something is under way it stays').toBe(1);
    page.unmount();
    show(<DockView rows={[uploadRow('saved', { id: '1' })]} actions={actions} onClose={close} />);
    act(() => void vi.advanceTimersByTime(4900));
    expect(closed).toBe(1);
    act(() => void vi.advanceTimersByTime(200));
    expect(closed).toBe(2);
    vi.useRealTimers();
  });

  it('does for all rows what fits them', async () => {
    const rows = (['queued', 'uploading', 'paused', 'failed', 'uploaded', 'saved'] as const).map((state, at) =>
      uploadRow(state, { id: String(at), fileName: `${at}.pdf` }),
    );
    const { user, calls, getByRole } = open(rows);
    await user.click(getByRole('button', { name: /^Uploads/ }));
    for (const name of ['Retry all failed', 'Save all', 'Resume all', 'Pause all', 'Clear saved'])
      await user.click(getByRole('button', { name }));
    expect(calls).toEqual(['retry 3', 'save 4', 'resume 2', 'pause 0,1', 'remove 5']);
  });
});

describe('for whom', () => {
  const admin = (id: string) => signIn(student([], { id, role: 'admin' }));
  const upload = async (name: string) => {
    const { uploads } = await import('../../../web/uploads/uploads.ts');
    act(() => void uploads.add([request(name)]));
    return uploads;
  };

  it('nobody but an administrator, and each sees only what is theirs', async () => {
    server.on('GET /upload/presign', 'never');
    signIn();
    const page = show(<LazyUploads />);
    await upload('stranger.pdf');
    expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull();

    act(() => admin('anna'));
    await upload('annas.pdf');
    const dock = await page.findByRole('region', { name: 'Uploads' });
    await page.user.click(within(dock).getByRole('button', { name: UPLOADS.close }));
    expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull();
    await upload('another.pdf');
    await page.user.click(await page.findByRole('button', { name: /^Uploads: 0 of 1/ }));
    page.getByText('another.pdf');
    expect(page.queryByText('annas.pdf'), 'it was closed with this one').toBeNull();

    const guarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(guarded()).toBe(true);

    act(() => admin('ben'));
    await waitFor(() => expect(page.queryByText('another.pdf')).toBeNull());
    expect(guarded()).toBe(false);

    act(() => sessionStore.end());
    act(() => admin('anna'));
    // Hers are in the journal still, and wait for their file.
    await page.findByRole('button', { name: /^Uploads: 0 of 2.*2 files to pick again/ });
    expect(guarded()).toBe(false);
  });

  it('keeps the rows while the session of the same person ends and comes back', async () => {
    server.on('GET /upload/presign', 'never');
    admin('clara');
    const page = show(<LazyUploads />);
    const uploads = await upload('claras.pdf');
    await page.findByRole('region', { name: 'Uploads' });
    act(() => sessionStore.end());
    expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull();
    act(() => admin('clara'));
    await page.findByRole('region', { name: 'Uploads' });
    expect(uploads.rows().map(({ fileName, state }) => [fileName, state])).toEqual([['claras.pdf', 'queued']]);
  });
});
