import type { UploadQueue, UploadRequest, UploadRow } from '../../src/uploads/upload-queue.ts';
import { hasFailed, isMissing } from '../../src/uploads/upload-state.ts';
import type { RowsChange } from '../../src/wire/desktop-bridge.ts';
import type { Desktop } from '../platform/desktop.ts';

/**
 * Adapter of the desktop application's queue in the main process. Calls return before they are executed; the rows
 * follow.
 */
export class DesktopQueue implements UploadQueue<File> {
  private list: readonly UploadRow[] = [];
  /** Number of the last applied change. */
  private number = -1;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;

  constructor(private readonly desktop: Desktop) {
    this.stop = desktop.onRows((change) => {
      if (change.number === this.number + 1) this.apply(change);
      else if (change.number > this.number) void this.readAll();
    });
    void this.readAll();
  }

  rows = () => this.list;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add = (requests: readonly UploadRequest<File>[], batchId: string = crypto.randomUUID()): string => {
    void this.desktop.add(batchId, requests);
    return batchId;
  };

  pause = (ids: readonly string[]): void => void this.desktop.pause(ids);
  resume = (ids: readonly string[]): void => void this.desktop.resume(ids);
  retry = (ids: readonly string[]): void => void this.desktop.retry(ids);
  remove = (ids: readonly string[]): void => void this.desktop.remove(ids);
  move = (ids: readonly string[], beforeId?: string): void => void this.desktop.move(ids, beforeId);
  save = (ids: readonly string[]) => this.desktop.save(ids);

  /** Sends all files: the main process also compares dates and knows the videos' captions. */
  reattach = (files: readonly File[]): readonly File[] => {
    void this.desktop.reattach(files);
    const waiting = this.list.filter((row) => isMissing(row) || hasFailed(row));
    return files.filter(({ name, size }) => !waiting.some((row) => row.fileName === name && row.bytes === size));
  };

  /** Only disconnects: uploads continue. */
  close = (): void => {
    this.stop();
    this.listeners.clear();
  };

  private async readAll(): Promise<void> {
    const change = await this.desktop.rows();
    if (change.number >= this.number) this.apply(change);
  }

  private apply({ number, rows, order }: RowsChange<UploadRow>): void {
    const byId = new Map([...this.list, ...rows].map((row) => [row.id, row]));
    const ids = order ?? this.list.map(({ id }) => id);
    this.number = number;
    this.list = ids.flatMap((id) => byId.get(id) ?? []);
    for (const listener of [...this.listeners]) listener();
  }
}
