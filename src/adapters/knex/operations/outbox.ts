import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { Ids } from '../../../domain/kernel/ids.ts';
import type { JobName, Jobs, Outbox } from '../../../domain/kernel/jobs.ts';
import { toMillis } from '../times.ts';

export class KnexOutbox implements Outbox {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], { at }: { at?: Date } = {}): Promise<void> {
    const now = toMillis(this.clock.now());
    await this.db('jobs').insert({
      id: this.ids.next(),
      name,
      payload: JSON.stringify(payload),
      attempt: 0,
      run_at: at ? toMillis(at) : now,
      created_at: now,
    });
  }
}
