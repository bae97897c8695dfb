import type { Knex } from 'knex';
import type { VignetteId } from '../../../domain/kernel/ids.ts';
import { madeAlready, noSuchVignette } from '../../../domain/questions/errors.ts';
import type { NewVignette, VignetteRepository } from '../../../domain/questions/ports.ts';
import type { Vignette, VignetteRequest } from '../../../domain/questions/vignette.ts';
import { columnsOf, flag, type RowOf, time, timeOrNull } from '../columns.ts';
import { isPostgres } from '../database.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { inTransaction } from '../transaction.ts';
import { raisePoolVersion } from './pool-version.ts';

const VIGNETTES = columnsOf<Vignette>()({
  id: 'id',
  number: 'number',
  pool: 'pool',
  isDemo: flag('is_demo'),
  createdBy: 'created_by',
  createdAt: time('created_at'),
  retiredAt: timeOrNull('retired_at'),
  retiredBy: 'retired_by',
});

type Row = RowOf<typeof VIGNETTES> & { requested_by: string | null; idempotency_key: string | null };

const REQUEST_KEY: UniqueKey = {
  index: 'vignettes_one_per_request',
  columns: ['vignettes.requested_by', 'vignettes.idempotency_key'],
};

export class KnexVignetteRepository implements VignetteRepository {
  constructor(private readonly db: Knex) {}

  async add(vignettes: readonly NewVignette[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      // Two who add at once wait for each other; SQLite has one writer anyway.
      if (isPostgres(trx)) await trx.raw(`select pg_advisory_xact_lock(hashtextextended('vignettes', 0))`);
      const [last] = await trx('vignettes').max({ number: 'number' });
      const first = Number(last?.number ?? 0) + 1;
      const rows = vignettes.map(({ request, ...vignette }, at) => ({
        ...VIGNETTES.toRow({ ...vignette, number: first + at }),
        requested_by: request?.by ?? null,
        idempotency_key: request?.key ?? null,
      }));
      try {
        await trx.batchInsert('vignettes', rows, 500);
      } catch (error) {
        throw violatesUnique(error, REQUEST_KEY) ? madeAlready() : error;
      }
    });
  }

  async find(id: VignetteId): Promise<Vignette | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && VIGNETTES.toNoun(row);
  }

  async findRequested({ by, key }: VignetteRequest): Promise<Vignette | undefined> {
    const row = await this.rows().where({ requested_by: by, idempotency_key: key }).first();
    return row && VIGNETTES.toNoun(row);
  }

  /** A transaction on SQLite has the whole database for itself; on Postgres the row is the lock. */
  async hold(id: VignetteId): Promise<Vignette> {
    const held = this.rows().where({ id }).first();
    if (isPostgres(this.db)) void held.forUpdate();
    const row = await held;
    if (!row) throw noSuchVignette();
    return VIGNETTES.toNoun(row);
  }

  async edit(
    id: VignetteId,
    change: Pick<Vignette, 'pool'> | Pick<Vignette, 'retiredAt' | 'retiredBy'>,
  ): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx<Row>('vignettes').where({ id }).update(VIGNETTES.toRow(change));
      await raisePoolVersion(trx);
    });
  }

  async remove(id: VignetteId): Promise<void> {
    await this.rows().where({ id }).delete();
  }

  private rows() {
    return this.db<Row>('vignettes');
  }
}
