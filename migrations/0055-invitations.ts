import type { Knex } from 'knex';

/** Invitations to the team, with the digest of the link that accepts each. Withdrawn ones are deleted. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('invitations', (table) => {
    table.text('id').primary();
    table.text('email').notNullable();
    // Words with a blank between them, as in `users`.
    table.text('roles').notNullable();
    table.text('invited_by').notNullable().references('users.id').onDelete('CASCADE').index();
    table.bigInteger('invited_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    // Null until the mail is written.
    table.text('token_digest').unique();
    table.bigInteger('accepted_at');
  });
  await db.raw('create unique index invitations_open on invitations (email) where accepted_at is null');
}
