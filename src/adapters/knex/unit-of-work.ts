import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { AddedJob } from '../../domain/kernel/jobs.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import { KnexOutbox } from './operations/outbox.ts';
import { withRetries } from './retries.ts';
import { knexStores } from './stores.ts';

export type JobsAdded = (jobs: readonly AddedJob[]) => void;

/** Every store we have, bound to one transaction. A use case asks for the two or three it needs. */
function storesOn(trx: Knex, clock: Clock, outbox: KnexOutbox) {
  const { identity, catalog, enrolment, learning, reporting, media, support, operations } = knexStores(trx, clock);
  return {
    ...identity,
    ...catalog,
    ...enrolment,
    ...learning,
    ...reporting,
    ...media,
    ...support,
    ...operations,
    outbox,
  };
}
type KnexStores = ReturnType<typeof storesOn>;

/**
 * Inside `run` use the given stores and nothing else of this database: on SQLite a query past the
 * transaction waits for it to end, and it for the query.
 */
export class KnexUnitOfWork implements UnitOfWork<KnexStores> {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Told after a commit, which does not wait for it. */
    private readonly jobsAdded: JobsAdded = () => undefined,
  ) {}

  async run<T>(work: (stores: KnexStores) => Promise<T>): Promise<T> {
    const { result, added } = await withRetries(() =>
      this.db.transaction(async (trx) => {
        const outbox = new KnexOutbox(this.ids, this.clock);
        const answer = await work(storesOn(trx, this.clock, outbox));
        return { result: answer, added: await outbox.write(trx) };
      }),
    );
    if (added.length > 0) this.jobsAdded(added);
    return result;
  }
}
