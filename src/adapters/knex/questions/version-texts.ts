import type { Knex } from 'knex';
import type { VersionId, VignetteId } from '../../../domain/kernel/ids.ts';
import type { VersionTexts } from '../../../domain/questions/ports.ts';
import type { VignetteVersion } from '../../../domain/questions/vignette-version.ts';
import { toVersion, type VersionRow } from './version-rows.ts';

/** Reads versions for people who may not see what is right: no statement here names the table that has it. */
export class KnexVersionTexts implements VersionTexts {
  constructor(private readonly db: Knex) {}

  async list(ids: readonly VersionId[]): Promise<VignetteVersion[]> {
    return (await this.rows().whereIn('id', ids)).map(toVersion);
  }

  async find(id: VersionId): Promise<VignetteVersion | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toVersion(row);
  }

  async findInReview(vignetteId: VignetteId): Promise<VignetteVersion | undefined> {
    const row = await this.rows().where({ vignette_id: vignetteId, state: 'in-review' }).first();
    return row && toVersion(row);
  }

  private rows() {
    return this.db<VersionRow>('vignette_versions');
  }
}
