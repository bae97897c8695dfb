import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { Ids } from '../../../domain/kernel/ids.ts';
import type { AddedJob, JobName, Jobs, Outbox } from '../../../domain/kernel/jobs.ts';
import { toMillis } from '../times.ts';

/** Databases limit the number of values per statement. */
const ROWS_AT_ONCE = 1000;

/** Jobs of one transaction. All are inserted at its end in one round trip; nothing within it reads them. */
export class KnexOutbox implements Outbox {
  private readonly rows: object[] = [];
  private readonly added: AddedJob[] = [];

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], { at }: { at?: Date } = {}): Promise<void> {
    const id = this.ids.next();
    const now = this.clock.now();
    this.rows.push({
      id,
      name,
      payload: JSON.stringify(payload),
      attempt: 0,
      run_at: toMillis(at ?? now),
      created_at: toMillis(now),
    });
    this.added.push({ id, name, at: at ?? now });
  }

  /** Inserts the jobs, and returns them for notification after the commit. */
  async write(trx: Knex): Promise<readonly AddedJob[]> {
    for (let from = 0; from < this.rows.length; from += ROWS_AT_ONCE)
      await trx('jobs').insert(this.rows.slice(from, from + ROWS_AT_ONCE));
    return this.added;
  }
}
