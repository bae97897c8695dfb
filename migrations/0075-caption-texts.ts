import type { Knex } from 'knex';

// Texts of captions: a line for each cue, its second and its words, and the same lines folded, with a full-text index
// of their own. The row goes with its file; a content that shows the file leads to it, so no trigger writes here.

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('caption_texts', (table) => {
    table.increments('id');
    table.text('file_key').notNullable().unique().references('key').inTable('files').onDelete('CASCADE');
    table.text('cues').notNullable();
    table.text('folded').notNullable();
  });
  await (db.client.config.client === 'pg' ? postgres(db) : sqlite(db));
}

/** As `search_index`: to this tokenizer every non-ASCII character is a letter. A row never changes. */
async function sqlite(db: Knex): Promise<void> {
  await db.raw(`
    create virtual table caption_index using fts5(
      folded, content='caption_texts', content_rowid='id', tokenize='ascii', prefix='3')`);
  await db.raw(`
    create trigger caption_texts_added after insert on caption_texts begin
      insert into caption_index (rowid, folded) values (new.id, new.folded);
    end`);
  await db.raw(`
    create trigger caption_texts_removed after delete on caption_texts begin
      insert into caption_index (caption_index, rowid, folded) values ('delete', old.id, old.folded);
    end`);
}

async function postgres(db: Knex): Promise<void> {
  await db.raw(`
    alter table caption_texts add column words tsvector generated always as (to_tsvector('simple', folded)) stored`);
  // Without a list of what is to be indexed later, which each search would read: captions come seldom.
  await db.raw('create index caption_texts_words on caption_texts using gin (words) with (fastupdate = off)');
}
