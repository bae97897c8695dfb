import type { Clock, Journal } from '../ports.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import type { Entry } from './entry.ts';
import { uploadRecord } from './journal-record.ts';

const PROGRESS_EVERY_MS = 100;
/** A stalled transfer reports no progress, so the speed is updated by a timer. */
const SPEED_EVERY_MS = 1000;
/** Smallest step between indexes before floating point runs out: closer entries are renumbered. */
const MIN_STEP = 1e-6;

/** Ordered entries, the rows for subscribers, and the journal's records. */
export class UploadList<File extends PickedFile> {
  private entries: readonly Entry<File>[] = [];
  private published: readonly UploadRow[] = [];
  private readonly listeners = new Set<() => void>();
  private timer: { readonly at: number; readonly cancel: () => void } | undefined;
  private isClosed = false;

  constructor(
    private readonly clock: Clock,
    private readonly journal: Journal,
  ) {}

  rows = (): readonly UploadRow[] => this.published;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  all = (): readonly Entry<File>[] => this.entries;

  some = (ids: readonly string[]): readonly Entry<File>[] => {
    const wanted = new Set(ids);
    return this.entries.filter(({ row }) => wanted.has(row.id));
  };

  has = (entry: Entry<File>): boolean => this.entries.includes(entry);

  append(added: readonly Entry<File>[]): void {
    this.entries = [...this.entries, ...added];
  }

  /** Returns the index after the last entry. */
  nextIndex = (): number => Math.floor(this.entries.at(-1)?.index ?? 0) + 1;

  /**
   * Moves entries before another one, or to the end. Returns those whose index changed: only the moved ones, with
   * fractional indexes within the gap (unless it is too small), so that a journal of thousands is not rewritten.
   */
  move(moved: readonly Entry<File>[], before: Entry<File> | undefined): readonly Entry<File>[] {
    const rest = this.entries.filter((entry) => !moved.includes(entry));
    const at = before && rest.includes(before) ? rest.indexOf(before) : rest.length;
    const from = rest[at - 1]?.index ?? 0;
    const step = ((rest[at]?.index ?? from + moved.length + 1) - from) / (moved.length + 1);
    this.entries = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
    if (step > MIN_STEP) for (const [n, entry] of moved.entries()) entry.index = from + step * (n + 1);
    else for (const [n, entry] of this.entries.entries()) entry.index = n + 1;
    return step > MIN_STEP ? moved : this.entries;
  }

  remove(entry: Entry<File>): void {
    this.entries = this.entries.filter((other) => other !== entry);
  }

  /** Replaces the row: rows are immutable, and subscribers see the change with the next `publish`. */
  change(entry: Entry<File>, facts: Partial<UploadRow>): void {
    entry.row = { ...entry.row, ...facts };
  }

  /** Writes the entry's record. Best effort: if the journal cannot be written, the upload continues without it. */
  async persist(entry: Entry<File>): Promise<void> {
    if (this.isClosed || !this.has(entry)) return;
    await this.journal.put(uploadRecord(entry)).catch(() => undefined);
  }

  async eraseRecord(id: string): Promise<void> {
    if (!this.isClosed) await this.journal.remove(id).catch(() => undefined);
  }

  /** Notifies subscribers if any row has changed. */
  publish(): void {
    if (this.isClosed) return;
    this.measure();
    const rows = this.entries.map(({ row }) => row);
    const isSame = rows.length === this.published.length && rows.every((row, index) => row === this.published[index]);
    if (isSame) return;
    this.published = rows;
    for (const listener of [...this.listeners]) listener();
  }

  /** Throttled: progress is published with other changes of the next 100 ms. */
  publishProgress(): void {
    this.publishWithin(PROGRESS_EVERY_MS);
  }

  close(): void {
    this.isClosed = true;
    this.timer?.cancel();
    this.listeners.clear();
  }

  private publishWithin(ms: number): void {
    const at = this.clock.now() + ms;
    if (this.isClosed || (this.timer !== undefined && this.timer.at <= at)) return;
    this.timer?.cancel();
    const cancel = this.clock.after(ms, () => {
      this.timer = undefined;
      this.publish();
      if (this.entries.some(({ meter }) => meter?.isMoving)) this.publishWithin(SPEED_EVERY_MS);
    });
    this.timer = { at, cancel };
  }

  private measure(): void {
    const now = this.clock.now();
    for (const entry of this.entries) {
      if (!entry.meter) continue;
      const sentBytes = entry.meter.sentBytes;
      const bytesPerSecond = entry.meter.bytesPerSecond(now);
      if (sentBytes !== entry.row.sentBytes || bytesPerSecond !== entry.row.bytesPerSecond)
        this.change(entry, { sentBytes, bytesPerSecond });
    }
  }
}
