import type { Knex } from 'knex';
import type { ConfirmedChange, EmailChange } from '../../../domain/identity/email-change.ts';
import type { EmailChangeRepository } from '../../../domain/identity/ports.ts';
import type { EmailChangeId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { inFewHundreds } from '../in-few-hundreds.ts';
import { toMillis } from '../times.ts';

const CHANGES = columnsOf<EmailChange>()({
  id: 'id',
  userId: 'user_id',
  newEmail: 'new_email',
  sessionId: 'session_id',
  correctedBy: 'corrected_by',
  askedAt: time('asked_at'),
  expiresAt: time('expires_at'),
  oldEmail: 'old_email',
  oldConfirmedAt: timeOrNull('old_confirmed_at'),
  confirmedAt: timeOrNull('confirmed_at'),
  undoUntil: timeOrNull('undo_until'),
  undoneAt: timeOrNull('undone_at'),
});

/** A change as its table has it. */
export const toChange = CHANGES.toNoun;

type Row = RowOf<typeof CHANGES> & { token_digest: string | null; undo_digest: string | null };

export class KnexEmailChangeRepository implements EmailChangeRepository {
  constructor(private readonly db: Knex) {}

  /** One open change per user: the index decides between two who ask at once, and the later one stays. */
  async ask(change: EmailChange): Promise<void> {
    await this.rows()
      .insert({ ...CHANGES.toRow(change), token_digest: null, undo_digest: null })
      .onConflict(this.db.raw('(user_id) where confirmed_at is null') as never)
      .merge();
  }

  find(id: EmailChangeId): Promise<EmailChange | undefined> {
    return this.first({ id });
  }

  async findWaiting(userId: UserId, now: Date): Promise<EmailChange | undefined> {
    const open = this.rows().where({ user_id: userId }).whereNull('confirmed_at');
    const row = await open.where('expires_at', '>', toMillis(now)).first();
    return row && CHANGES.toNoun(row);
  }

  async setLink(id: EmailChangeId, tokenDigest: string): Promise<void> {
    await this.rows().where({ id }).whereNull('confirmed_at').update({ token_digest: tokenDigest });
  }

  async setUndoLink(id: EmailChangeId, tokenDigest: string): Promise<void> {
    await this.rows().where({ id }).whereNotNull('confirmed_at').update({ undo_digest: tokenDigest });
  }

  findByLink(tokenDigest: string): Promise<EmailChange | undefined> {
    return this.first({ token_digest: tokenDigest });
  }

  findByUndoLink(tokenDigest: string): Promise<EmailChange | undefined> {
    return this.first({ undo_digest: tokenDigest });
  }

  async confirm(change: EmailChange): Promise<boolean> {
    const { old_email, old_confirmed_at, confirmed_at, undo_until } = CHANGES.toRow(change);
    const written = await this.rows()
      .where({ id: change.id })
      .whereNull('confirmed_at')
      .update({ old_email, old_confirmed_at, confirmed_at, undo_until });
    return written === 1;
  }

  async undo({ id, userId, confirmedAt }: ConfirmedChange, at: Date): Promise<boolean> {
    const undone = { undone_at: toMillis(at) };
    if ((await this.rows().where({ id }).whereNull('undone_at').update(undone)) !== 1) return false;
    const later = this.rows().where({ user_id: userId }).where('confirmed_at', '>=', toMillis(confirmedAt));
    await later.whereNull('undone_at').update(undone);
    await this.forgetOpen(userId);
    return true;
  }

  async forgetOpen(userId: UserId): Promise<void> {
    await this.rows().where({ user_id: userId }).whereNull('confirmed_at').delete();
  }

  async isHeld(email: string, now: Date, except?: UserId): Promise<boolean> {
    const held = this.held(now).where({ old_email: email });
    if (except !== undefined) void held.whereNot({ user_id: except });
    return (await held.first('id')) !== undefined;
  }

  async heldAmong(emails: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const rows = await inFewHundreds(emails, (some) => this.held(now).whereIn('old_email', some).select('old_email'));
    return new Set(rows.map(({ old_email }) => old_email ?? ''));
  }

  async removeOlderThan(askedAt: Date): Promise<void> {
    await this.rows().where('asked_at', '<', toMillis(askedAt)).delete();
  }

  private held(now: Date) {
    return this.rows().whereNull('undone_at').where('undo_until', '>', toMillis(now));
  }

  private async first(facts: Partial<Row>): Promise<EmailChange | undefined> {
    const row = await this.rows().where(facts).first();
    return row && CHANGES.toNoun(row);
  }

  private rows() {
    return this.db<Row>('email_changes');
  }
}
