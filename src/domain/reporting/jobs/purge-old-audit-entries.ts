import type { AuditLog } from '../../kernel/audit.ts';
import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';

/** A year: long enough to answer what happened to a student, and it is about people, so no longer. */
const KEEP_MS = 365 * DAY_MS;

/** Round: the trace of what administrators did ends, the enrolments and orders it was about stay. */
export class PurgeOldAuditEntries {
  constructor(
    private readonly auditLog: Pick<AuditLog, 'removeOlderThan'>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.auditLog.removeOlderThan(after(this.clock.now(), -KEEP_MS));
  }
}
