import type { UploadQueue, UploadRequest, UploadRow } from '../../../../src/uploads/upload-queue.ts';

/** A queue that does what a test tells it: rows change only by `change`. */
export class FakeQueue implements UploadQueue<File> {
  private list: readonly UploadRow[] = [];
  private readonly listeners = new Set<() => void>();
  readonly asked: string[] = [];
  waiting: string[] = [];

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  rows = () => this.list;
  add = (requests: readonly UploadRequest<File>[]): string => {
    const batchId = `batch-${this.list.length}`;
    this.set([
      ...this.list,
      ...requests.map(({ file, target, savesItself }): UploadRow => this.row(file, { target, savesItself, batchId })),
    ]);
    return batchId;
  };
  move = () => undefined;
  pause = (ids: readonly string[]) => void this.asked.push(`pause ${ids.join()}`);
  resume = (ids: readonly string[]) => void this.asked.push(`resume ${ids.join()}`);
  retry = (ids: readonly string[]) => void this.asked.push(`retry ${ids.join()}`);
  reattach = (files: readonly File[]) => files.filter(({ name }) => !this.waiting.includes(name));
  save = () => Promise.resolve({ saved: 0, failed: 0 });
  remove = (ids: readonly string[]) => this.set(this.list.filter(({ id }) => !ids.includes(id)));

  empty(): void {
    this.set([]);
    this.asked.length = 0;
    this.waiting = [];
  }

  change(fileName: string, change: Partial<UploadRow>): void {
    this.set(this.list.map((row) => (row.fileName === fileName ? { ...row, ...change } : row)));
  }

  private set(next: readonly UploadRow[]): void {
    this.list = next;
    for (const listener of this.listeners) listener();
  }

  private row(file: File, rest: Pick<UploadRow, 'target' | 'savesItself' | 'batchId'>): UploadRow {
    const title = file.name.replace(/\.pdf$/, '');
    return {
      id: file.name,
      fileName: file.name,
      bytes: file.size,
      sentBytes: 0,
      bytesPerSecond: 0,
      folder: 'documents',
      title,
      state: 'queued',
      reason: undefined,
      key: undefined,
      ...rest,
    };
  }
}

export const queue = new FakeQueue();
