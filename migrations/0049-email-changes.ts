import type { Knex } from 'knex';

/** Changes of a person's own e-mail address, with digests of the links that confirm them and take them back. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('email_changes', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('new_email').notNullable();
    // No reference: sessions are purged.
    table.text('session_id').notNullable();
    table.text('token_digest').unique();
    table.bigInteger('asked_at').notNullable().index();
    table.bigInteger('expires_at').notNullable();
    // Null until the change is confirmed.
    table.text('old_email').index();
    table.bigInteger('confirmed_at');
    table.text('undo_digest').unique();
    table.bigInteger('undo_until');
    table.bigInteger('undone_at');
    table.index(['user_id', 'confirmed_at']);
  });
  await db.raw('create unique index email_changes_open on email_changes (user_id) where confirmed_at is null');
}
