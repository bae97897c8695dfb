import type { Knex } from 'knex';
import type { TwoFactor, TwoFactorRepository } from '../../../domain/identity/two-factor/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toTimeOrNull } from '../times.ts';

interface Row {
  user_id: string;
  sealed_secret: string;
  confirmed_at: Millis | null;
  last_step: number;
  recovery_mark?: string | null;
}

export class KnexTwoFactorRepository implements TwoFactorRepository {
  constructor(private readonly db: Knex) {}

  async find(userId: UserId): Promise<TwoFactor | undefined> {
    const row: Row | undefined = await this.rows().where({ user_id: userId }).first();
    return row && { userId, sealedSecret: row.sealed_secret, confirmedAt: toTimeOrNull(row.confirmed_at) };
  }

  async confirmedOf(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const rows = await this.rows().whereIn('user_id', userIds).whereNotNull('confirmed_at').select('user_id');
    return new Set(rows.map(({ user_id }) => user_id));
  }

  async begin(userId: UserId, sealedSecret: string): Promise<boolean> {
    const row = { user_id: userId, sealed_secret: sealedSecret, confirmed_at: null, last_step: 0 };
    const kept = await this.rows()
      .insert(row)
      .onConflict('user_id')
      .merge()
      .whereNull('two_factors.confirmed_at')
      .returning('user_id');
    return kept.length === 1;
  }

  async confirm(
    userId: UserId,
    { digests, mark }: { digests: readonly string[]; mark: string },
    at: Date,
  ): Promise<void> {
    await this.rows()
      .where({ user_id: userId })
      .update({ confirmed_at: toMillis(at), recovery_mark: mark });
    await this.codes().where({ user_id: userId }).delete();
    await this.codes().insert(digests.map((digest) => ({ user_id: userId, digest })));
  }

  async acceptStep(userId: UserId, step: number): Promise<boolean> {
    const changed = await this.rows()
      .where({ user_id: userId })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return changed === 1;
  }

  async useRecoveryCode(userId: UserId, digest: string): Promise<boolean> {
    return (await this.codes().where({ user_id: userId, digest }).delete()) === 1;
  }

  async countRecoveryCodes(userId: UserId): Promise<number> {
    const [row] = await this.codes().where({ user_id: userId }).count<{ count: number | string }[]>({ count: '*' });
    return Number(row?.count ?? 0);
  }

  async remove(userId: UserId): Promise<boolean> {
    await this.codes().where({ user_id: userId }).delete();
    const wasOn = (await this.rows().where({ user_id: userId }).whereNotNull('confirmed_at').delete()) === 1;
    await this.rows().where({ user_id: userId }).delete();
    return wasOn;
  }

  private rows() {
    return this.db<Row>('two_factors');
  }

  private codes() {
    return this.db<{ user_id: string; digest: string }>('recovery_codes');
  }
}
