import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { LearningMarks } from '../ports.ts';

const KEPT_DAYS = 400;

/** Scheduled task: forgets which mails about studies were written more than a year ago. */
export class PurgeOldMarks {
  constructor(
    private readonly marks: Pick<LearningMarks, 'removeOlderThan'>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.marks.removeOlderThan(after(this.clock.now(), -KEPT_DAYS * DAY_MS));
  }
}
