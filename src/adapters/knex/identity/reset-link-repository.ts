import type { Knex } from 'knex';
import type { ResetLinkRepository } from '../../../domain/identity/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis } from '../times.ts';

interface Row {
  user_id: string;
  token_digest: string;
  expires_at: Millis;
}

export class KnexResetLinkRepository implements ResetLinkRepository {
  constructor(private readonly db: Knex) {}

  async replace({
    tokenDigest,
    userId,
    expiresAt,
  }: {
    tokenDigest: string;
    userId: UserId;
    expiresAt: Date;
  }): Promise<void> {
    await this.rows()
      .insert({ user_id: userId, token_digest: tokenDigest, expires_at: toMillis(expiresAt) })
      .onConflict('user_id')
      .merge();
  }

  /** Single use: of concurrent readers, the delete succeeds for one. */
  async consume(tokenDigest: string, now: Date): Promise<UserId | undefined> {
    const row = await this.alive(tokenDigest, now).first('user_id');
    if (!row) return undefined;
    const deleted = await this.alive(tokenDigest, now).delete();
    return deleted === 1 ? row.user_id : undefined;
  }

  async ownerOf(tokenDigest: string, now: Date): Promise<UserId | undefined> {
    return (await this.alive(tokenDigest, now).first('user_id'))?.user_id;
  }

  async revoke(userId: UserId): Promise<void> {
    await this.rows().where({ user_id: userId }).delete();
  }

  private alive(tokenDigest: string, now: Date) {
    return this.rows().where({ token_digest: tokenDigest }).where('expires_at', '>', toMillis(now));
  }

  private rows() {
    return this.db<Row>('reset_links');
  }
}
