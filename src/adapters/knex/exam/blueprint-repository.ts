import type { Knex } from 'knex';
import type { Blueprint, BlueprintContent, Confirmation } from '../../../domain/exam/blueprint.ts';
import { confirmedAlready, staleBlueprint } from '../../../domain/exam/errors.ts';
import type { BlueprintRepository, NamedBlueprint } from '../../../domain/exam/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, json, type RowOf, time, timeOrNull } from '../columns.ts';

/** A version as the table has it: all of the confirmation or nothing. */
interface StoredVersion extends Omit<Blueprint, 'confirmed'> {
  readonly confirmedBy: UserId | null;
  readonly confirmedAt: Date | null;
  readonly handbook: string | null;
}

const VERSIONS = columnsOf<StoredVersion>()({
  version: 'version',
  content: json<BlueprintContent, 'content'>('content'),
  savedBy: 'saved_by',
  savedAt: time('saved_at'),
  confirmedBy: 'confirmed_by',
  confirmedAt: timeOrNull('confirmed_at'),
  handbook: 'handbook',
});

type Row = RowOf<typeof VERSIONS>;

export class KnexBlueprintRepository implements BlueprintRepository {
  constructor(private readonly db: Knex) {}

  async newest(): Promise<NamedBlueprint | undefined> {
    const row: (Row & { confirmed_by_name: string | null }) | undefined = await this.db('blueprints')
      .leftJoin('users', 'users.id', 'blueprints.confirmed_by')
      .orderBy('version', 'desc')
      .first('blueprints.*', { confirmed_by_name: 'users.name' });
    return row && { ...toBlueprint(row), confirmedByName: row.confirmed_by_name };
  }

  async find(version: number): Promise<Blueprint | undefined> {
    const row = await this.rows().where({ version }).first();
    return row && toBlueprint(row);
  }

  async add({ confirmed, ...facts }: Blueprint): Promise<void> {
    const row = VERSIONS.toRow({ ...facts, ...columnsOfConfirmation(confirmed) });
    const added = await this.rows().insert(row).onConflict('version').ignore().returning('version');
    if (added.length === 0) throw staleBlueprint();
  }

  async confirm(version: number, confirmation: Confirmation): Promise<void> {
    const confirmed = await this.rows()
      .where({ version })
      .whereNull('confirmed_at')
      .update(VERSIONS.toRow(columnsOfConfirmation(confirmation)));
    if (confirmed === 0) throw confirmedAlready();
  }

  private rows() {
    return this.db<Row>('blueprints');
  }
}

const columnsOfConfirmation = (confirmed: Confirmation | null) => ({
  confirmedBy: confirmed?.by ?? null,
  confirmedAt: confirmed?.at ?? null,
  handbook: confirmed?.handbook ?? null,
});

function toBlueprint(row: Row): Blueprint {
  const { confirmedBy: by, confirmedAt: at, handbook, ...facts } = VERSIONS.toNoun(row);
  return { ...facts, confirmed: by !== null && at && handbook !== null ? { by, at, handbook } : null };
}
