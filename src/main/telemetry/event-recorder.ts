import type { AuditEntry, AuditLog } from '../../domain/kernel/audit.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { Logger } from '../log.ts';

/** Something that happened and changed nothing, so that no transaction could have kept it. */
export type RecordedEvent = Omit<AuditEntry, 'id' | 'at'>;

/** Sink of the events for the audit log. */
export interface Events {
  record(event: RecordedEvent): void;
}

const WAIT_MS = SECOND_MS;
const MAX_PER_MINUTE = 1200;

/**
 * Writes events to the audit log once a second, in one statement: a refusal must not cost the database a transaction,
 * or a flood of them would be an attack of its own. For the same reason it keeps at most `maxPerMinute`; the process's
 * log has every event, and the number that the table lacks.
 */
export class EventRecorder implements Events {
  private waiting: AuditEntry[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private minuteBeganMs = -Infinity;
  private inMinute = 0;
  private skipped = 0;

  constructor(
    private readonly auditLog: Pick<AuditLog, 'addAll'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly maxPerMinute = MAX_PER_MINUTE,
  ) {}

  record(event: RecordedEvent): void {
    const nowMs = performance.now();
    if (nowMs - this.minuteBeganMs > MINUTE_MS) {
      this.minuteBeganMs = nowMs;
      this.inMinute = 0;
    }
    this.timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
    if (this.inMinute >= this.maxPerMinute) {
      this.skipped += 1;
      return;
    }
    this.inMinute += 1;
    this.waiting.push({ ...event, id: this.ids.next(), at: this.clock.now() });
  }

  /** Resolves when all that was recorded until now is written, or has been given up with a line in the log. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting, skipped } = this;
    this.waiting = [];
    this.skipped = 0;
    this.writing = this.writing.then(() => this.write(waiting, skipped));
    return this.writing;
  }

  private async write(entries: readonly AuditEntry[], skipped: number): Promise<void> {
    if (skipped > 0) this.log.warn({ skipped }, 'more events than the audit log takes: these stand here alone');
    if (entries.length === 0) return;
    try {
      await this.auditLog.addAll(entries);
    } catch (error) {
      this.log.warn({ err: error, lost: entries.length }, 'events could not be written to the audit log');
    }
  }
}
