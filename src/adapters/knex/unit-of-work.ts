import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { AddedJob } from '../../domain/kernel/jobs.ts';
import type { Together, UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import { KnexOutbox } from './operations/outbox.ts';
import { withRetries } from './retries.ts';
import { knexStores } from './stores.ts';

export type JobsAdded = (jobs: readonly AddedJob[]) => void;

/** All stores, bound to one transaction. A use case declares the few that it needs. */
type TransactionStores = Together<ReturnType<typeof knexStores>> & { readonly outbox: KnexOutbox };

/**
 * Unit of work. Inside `run` use only the given stores: on SQLite, a query outside the transaction would deadlock with
 * it.
 */
export class KnexUnitOfWork implements UnitOfWork<TransactionStores> {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Called after a commit, which does not wait for it. */
    private readonly jobsAdded: JobsAdded = () => undefined,
  ) {}

  async run<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T> {
    const { result, added } = await withRetries(() =>
      this.db.transaction(async (trx) => {
        const outbox = new KnexOutbox(this.ids, this.clock);
        const stores = Object.assign({ outbox }, ...Object.values(knexStores(trx, this.clock))) as TransactionStores;
        const answer = await work(stores);
        return { result: answer, added: await outbox.write(trx) };
      }),
    );
    if (added.length > 0) this.jobsAdded(added);
    return result;
  }
}
