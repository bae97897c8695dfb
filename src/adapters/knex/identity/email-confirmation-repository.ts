import type { Knex } from 'knex';
import type { EmailConfirmation } from '../../../domain/identity/email-confirmation.ts';
import type { EmailConfirmationRepository } from '../../../domain/identity/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { toMillis } from '../times.ts';

const LINKS = columnsOf<EmailConfirmation>()({ userId: 'user_id', email: 'email', expiresAt: time('expires_at') });

type Row = RowOf<typeof LINKS> & { token_digest: string };

export class KnexEmailConfirmationRepository implements EmailConfirmationRepository {
  constructor(private readonly db: Knex) {}

  async replace({ tokenDigest, ...link }: EmailConfirmation & { tokenDigest: string }): Promise<void> {
    await this.rows()
      .insert({ ...LINKS.toRow(link), token_digest: tokenDigest })
      .onConflict('user_id')
      .merge();
  }

  async find(tokenDigest: string): Promise<EmailConfirmation | undefined> {
    const row = await this.rows().where({ token_digest: tokenDigest }).first();
    return row && LINKS.toNoun(row);
  }

  async revoke(userId: UserId): Promise<void> {
    await this.rows().where({ user_id: userId }).delete();
  }

  async removeOlderThan(expiresAt: Date): Promise<void> {
    await this.rows().where('expires_at', '<', toMillis(expiresAt)).delete();
  }

  private rows() {
    return this.db<Row>('email_confirmations');
  }
}
