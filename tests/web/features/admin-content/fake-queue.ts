import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { UploadQueue, UploadRequest, UploadRow } from '../../../../src/uploads/upload-queue.ts';

/** A queue whose rows the test sets; what the screen asks of it is recorded. */
export class FakeQueue implements UploadQueue<File> {
  private list: readonly UploadRow[] = [];
  private listeners = new Set<() => void>();

  readonly add = vi.fn((_wishes: readonly UploadRequest<File>[]) => 'batch');
  readonly move = vi.fn();
  readonly pause = vi.fn();
  readonly resume = vi.fn();
  readonly retry = vi.fn();
  readonly reattach = vi.fn((files: readonly File[]) => files);
  readonly save = vi.fn(async (ids: readonly string[]) => ({ saved: ids.length, failed: 0 }));
  readonly remove = vi.fn((ids: readonly string[]) => this.set(this.list.filter(({ id }) => !ids.includes(id))));
  readonly rows = () => this.list;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(rows: readonly UploadRow[]): void {
    this.list = rows;
    for (const listener of this.listeners) listener();
  }

  readonly use = () => {
    const { add, move, pause, resume, retry, reattach, save, remove } = this;
    const rows = useSyncExternalStore(this.subscribe, this.rows);
    return { add, move, pause, resume, retry, reattach, save, remove, rows };
  };
}

export const rowOf = (id: string, change: Partial<UploadRow> = {}): UploadRow => ({
  id,
  fileName: `${id}.mp4`,
  bytes: 1000,
  sentBytes: 1000,
  bytesPerSecond: 0,
  folder: 'videos',
  target: {
    kind: 'content',
    courseId: 'c1',
    courseTitle: 'Sprint',
    weekId: 'w1',
    weekNumber: 1,
    dayId: 'd1',
    dayNumber: 2,
    type: 'video',
  },
  title: id,
  state: 'uploaded',
  savesItself: false,
  reason: undefined,
  key: `videos/${id}`,
  batchId: 'batch',
  ...change,
});
