import type { Knex } from 'knex';
import { type Invitation, invitedAlready } from '../../../domain/identity/invitation.ts';
import type { InvitationRepository } from '../../../domain/identity/ports.ts';
import type { InvitationId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';
import { ROLES } from './user-rows.ts';

const INVITATIONS = columnsOf<Invitation>()({
  id: 'id',
  email: 'email',
  roles: ROLES,
  invitedBy: 'invited_by',
  invitedAt: time('invited_at'),
  expiresAt: time('expires_at'),
  acceptedAt: timeOrNull('accepted_at'),
});

type Row = RowOf<typeof INVITATIONS> & { token_digest: string | null };

const OPEN_KEY: UniqueKey = { index: 'invitations_open', columns: ['invitations.email'] };

export class KnexInvitationRepository implements InvitationRepository {
  constructor(private readonly db: Knex) {}

  /** One open invitation per address: the index decides between two who invite at once. */
  async add(invitation: Invitation): Promise<void> {
    const row = INVITATIONS.toRow(invitation);
    await inTransaction(this.db, async (trx) => {
      const expired = trx<Row>('invitations').where({ email: row.email }).whereNull('accepted_at');
      await expired.where('expires_at', '<=', row.invited_at).delete();
      try {
        await trx<Row>('invitations').insert({ ...row, token_digest: null });
      } catch (error) {
        throw violatesUnique(error, OPEN_KEY) ? invitedAlready() : error;
      }
    });
  }

  async find(id: InvitationId): Promise<Invitation | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && INVITATIONS.toNoun(row);
  }

  async findByLink(tokenDigest: string): Promise<Invitation | undefined> {
    const row = await this.rows().where({ token_digest: tokenDigest }).first();
    return row && INVITATIONS.toNoun(row);
  }

  async listOpen(): Promise<Invitation[]> {
    const rows = await this.open().orderBy([{ column: 'invited_at', order: 'desc' }, 'id']);
    return rows.map(INVITATIONS.toNoun);
  }

  async setLink(id: InvitationId, tokenDigest: string): Promise<void> {
    await this.open().where({ id }).update({ token_digest: tokenDigest });
  }

  async renew(id: InvitationId, expiresAt: Date): Promise<void> {
    await this.open()
      .where({ id })
      .update({ expires_at: toMillis(expiresAt), token_digest: null });
  }

  async accept(id: InvitationId, at: Date): Promise<boolean> {
    return (
      (await this.open()
        .where({ id })
        .update({ accepted_at: toMillis(at) })) === 1
    );
  }

  async withdraw(id: InvitationId): Promise<boolean> {
    return (await this.open().where({ id }).delete()) === 1;
  }

  async withdrawAllBy(invitedBy: UserId): Promise<void> {
    await this.open().where({ invited_by: invitedBy }).delete();
  }

  async removeOlderThan(expiresAt: Date): Promise<void> {
    await this.rows().where('expires_at', '<', toMillis(expiresAt)).delete();
  }

  private open() {
    return this.rows().whereNull('accepted_at');
  }

  private rows() {
    return this.db<Row>('invitations');
  }
}
