import { describe, expect, it, vi } from 'vitest';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import type { RowsChange } from '../../../src/wire/desktop-bridge.ts';
import type { Desktop } from '../../../web/platform/desktop.ts';
import { DesktopQueue } from '../../../web/uploads/desktop-queue.ts';
import { uploadRow } from './rows.ts';

type Change = RowsChange<UploadRow>;

function bridge(first: Change = { number: 1, rows: [uploadRow('queued', { id: 'a' })], order: ['a'] }) {
  let all = first;
  let tell: (change: Change) => void = () => undefined;
  const end = vi.fn();
  const functions = {
    rows: vi.fn(async () => all),
    onRows: (listener: typeof tell) => ((tell = listener), end),
    ...Object.fromEntries(
      ['add', 'reattach', 'pause', 'resume', 'retry', 'remove', 'move', 'save'].map((name) => [
        name,
        vi.fn(async () => undefined),
      ]),
    ),
  };
  return {
    desktop: functions as unknown as Desktop & typeof functions,
    end,
    tell: (change: Change) => tell(change),
    set: (change: Change) => (all = change),
  };
}

const ids = (queue: DesktopQueue) => queue.rows().map(({ id, state }) => `${id} ${state}`);

describe('the queue of the desktop', () => {
  it('shows the rows of the main process, and what changes of them', async () => {
    const { desktop, tell, end } = bridge();
    const queue = new DesktopQueue(desktop);
    const heard = vi.fn();
    queue.subscribe(heard);
    await vi.waitFor(() => expect(ids(queue)).toEqual(['a queued']));
    tell({
      number: 2,
      rows: [uploadRow('uploading', { id: 'a' }), uploadRow('queued', { id: 'b' })],
      order: ['b', 'a'],
    });
    expect(ids(queue)).toEqual(['b queued', 'a uploading']);
    tell({ number: 3, rows: [], order: ['a'] });
    expect(ids(queue)).toEqual(['a uploading']);
    tell({ number: 4, rows: [uploadRow('saved', { id: 'a' })], order: undefined });
    expect([ids(queue), heard.mock.calls.length]).toEqual([['a saved'], 4]);
    queue.close();
    expect(end).toHaveBeenCalledOnce();
  });

  it('asks for all rows again when it has missed a change, and forgets nothing newer', async () => {
    const { desktop, tell, set } = bridge();
    const queue = new DesktopQueue(desktop);
    await vi.waitFor(() => expect(ids(queue)).toEqual(['a queued']));
    set({ number: 5, rows: [uploadRow('saved', { id: 'z' })], order: ['z'] });
    tell({ number: 4, rows: [], order: [] });
    await vi.waitFor(() => expect(ids(queue)).toEqual(['z saved']));
    tell({ number: 5, rows: [], order: [] });
    expect(ids(queue)).toEqual(['z saved']);
    tell({ number: 6, rows: [], order: [] });
    expect(ids(queue)).toEqual([]);
  });

  it('hands files over as they are, and names its batches itself', () => {
    const { desktop } = bridge();
    const queue = new DesktopQueue(desktop);
    const file = new File(['x'], 'a.pdf');
    const requests = [{ file, target: uploadRow('queued').target, savesItself: true }];
    const batchId = queue.add(requests);
    expect(desktop['add' as never] as unknown).toHaveBeenCalledWith(batchId, requests);
    expect(batchId).toMatch(/\S/);
    expect(queue.add(requests, 'mine')).toBe('mine');
    queue.move(['b'], 'a');
    expect(desktop.move).toHaveBeenCalledWith(['b'], 'a');
  });

  it('says which picked files no row waits for', async () => {
    const waiting = uploadRow('missing', { id: 'a', fileName: 'a.pdf', bytes: 1 });
    const { desktop } = bridge({ number: 1, rows: [waiting], order: ['a'] });
    const queue = new DesktopQueue(desktop);
    await vi.waitFor(() => expect(queue.rows()).toHaveLength(1));
    const [known, stranger] = [new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf')];
    expect(queue.reattach([known, stranger])).toEqual([stranger]);
    expect(desktop.reattach).toHaveBeenCalledWith([known, stranger]);
  });
});
