import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { Ids } from '../../../domain/kernel/ids.ts';
import type { AddedJob, JobName, Jobs, Outbox } from '../../../domain/kernel/jobs.ts';
import { toMillis } from '../times.ts';

export class KnexOutbox implements Outbox {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Collects what was added, for who has to know once it is committed. */
    private readonly added: AddedJob[] = [],
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], { at }: { at?: Date } = {}): Promise<void> {
    const id = this.ids.next();
    const now = this.clock.now();
    await this.db('jobs').insert({
      id,
      name,
      payload: JSON.stringify(payload),
      attempt: 0,
      run_at: toMillis(at ?? now),
      created_at: toMillis(now),
    });
    this.added.push({ id, name, at: at ?? now });
  }
}
