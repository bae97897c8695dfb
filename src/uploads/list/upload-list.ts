import type { Clock, Journal } from '../ports.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import { type Entry, recordOf } from './entry.ts';

const PROGRESS_EVERY_MS = 100;
/** A line that stands still sends no progress, and its speed must fall all the same. */
const SPEED_EVERY_MS = 1000;

/** The list of rows: what is on it, who is told, what the journal keeps of it. */
export class Book<File extends PickedFile> {
  private entries: readonly Entry<File>[] = [];
  private published: readonly UploadRow[] = [];
  private readonly listeners = new Set<() => void>();
  private timer: { readonly at: number; readonly callOff: () => void } | undefined;
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

  take(entry: Entry<File>): void {
    this.entries = this.entries.filter((other) => other !== entry);
  }

  /** A row is never changed, only replaced. */
  change(entry: Entry<File>, facts: Partial<UploadRow>): void {
    entry.row = { ...entry.row, ...facts };
  }

  /** The journal is a help and no condition: where it cannot be written, the upload goes on without. */
  async keep(entry: Entry<File>): Promise<void> {
    if (this.isClosed || !this.has(entry)) return;
    await this.journal.put(recordOf(entry)).catch(() => undefined);
  }

  async erase(id: string): Promise<void> {
    if (!this.isClosed) await this.journal.remove(id).catch(() => undefined);
  }

  publish(): void {
    if (this.isClosed) return;
    this.measure();
    const rows = this.entries.map(({ row }) => row);
    const isSame = rows.length === this.published.length && rows.every((row, index) => row === this.published[index]);
    if (isSame) return;
    this.published = rows;
    for (const listener of [...this.listeners]) listener();
  }

  /** Something moved: said soon, together with whatever else moves until then. */
  progressed(): void {
    this.look(PROGRESS_EVERY_MS);
  }

  close(): void {
    this.isClosed = true;
    this.timer?.callOff();
    this.listeners.clear();
  }

  private look(inMs: number): void {
    const at = this.clock.now() + inMs;
    if (this.isClosed || (this.timer !== undefined && this.timer.at <= at)) return;
    this.timer?.callOff();
    const callOff = this.clock.after(inMs, () => {
      this.timer = undefined;
      this.publish();
      if (this.entries.some(({ meter }) => meter?.isMoving)) this.look(SPEED_EVERY_MS);
    });
    this.timer = { at, callOff };
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
