import type { Knex } from 'knex';

/** The question bank: vignettes, their versions, answer keys apart from the questions, reviews, figures, withdrawals. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('vignettes', (table) => {
    table.text('id').primary();
    table.integer('number').notNullable().unique({ indexName: 'vignettes_number' });
    table.text('pool').notNullable();
    table.boolean('is_demo').notNullable();
    table.text('created_by').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('retired_at');
    table.text('retired_by');
    table.text('requested_by');
    table.text('idempotency_key');
    table.unique(['requested_by', 'idempotency_key'], { indexName: 'vignettes_one_per_request' });
  });

  await db.schema.createTable('vignette_versions', (table) => {
    table.text('id').primary();
    table.text('vignette_id').notNullable().references('vignettes.id');
    // The vignette's, and whether no newer version is there: lists read the newest ones in this order.
    table.integer('vignette_number').notNullable();
    table.boolean('is_newest').notNullable();
    table.integer('number').notNullable();
    table.text('state').notNullable();
    table.integer('revision').notNullable();
    table.text('title').notNullable();
    table.text('title_folded').notNullable();
    // JSON: case, figures and questions, without what is right.
    table.text('content').notNullable();
    table.text('content_hash').notNullable().index();
    table.text('basis').notNullable();
    table.boolean('is_declared').notNullable();
    table.text('author_ids').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('submitted_at');
    table.bigInteger('approved_at');
    table.unique(['vignette_id', 'number'], { indexName: 'vignette_versions_number' });
    table.index(['state', 'vignette_number'], 'vignette_versions_by_state');
  });
  await db.raw(
    `create unique index vignette_versions_one_open on vignette_versions (vignette_id)
     where state in ('draft', 'in-review')`,
  );
  await db.raw(
    `create unique index vignette_versions_one_approved on vignette_versions (vignette_id) where state = 'approved'`,
  );

  await db.raw('create unique index vignette_versions_newest on vignette_versions (vignette_number) where is_newest');

  // Columns for lists and searches; the text of a question is in its version.
  await db.schema.createTable('questions', (table) => {
    table.text('version_id').notNullable().references('vignette_versions.id').onDelete('CASCADE');
    table.text('question_id').notNullable().index();
    table.integer('position').notNullable();
    table.text('cluster_id').notNullable();
    table.text('subject_id').notNullable();
    table.text('tags').notNullable();
    table.text('stem_folded').notNullable().index();
    table.primary(['version_id', 'question_id']);
    table.index(['cluster_id', 'version_id'], 'questions_by_cluster');
    table.index(['subject_id', 'version_id'], 'questions_by_subject');
  });

  await db.schema.createTable('answer_keys', (table) => {
    table.text('version_id').notNullable().references('vignette_versions.id').onDelete('CASCADE');
    table.text('question_id').notNullable();
    table.text('option_id');
    // JSON: explanation, why of each option, takeaway, references.
    table.text('content').notNullable();
    table.double('rating');
    table.primary(['version_id', 'question_id']);
  });

  await db.schema.createTable('vignette_reviews', (table) => {
    table.text('id').primary();
    table.text('version_id').notNullable().references('vignette_versions.id').onDelete('CASCADE');
    table.integer('revision').notNullable();
    table.text('reviewer_id').notNullable();
    // JSON: option and rating of each question.
    table.text('answers').notNullable();
    table.bigInteger('rated_at').notNullable();
    table.text('decision');
    table.text('comment').notNullable();
    table.bigInteger('decided_at');
    table.unique(['version_id', 'revision', 'reviewer_id'], { indexName: 'vignette_reviews_one_each' });
  });

  await db.schema.createTable('figures', (table) => {
    table.text('vignette_id').notNullable().references('vignettes.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.text('file_key').notNullable().index();
    table.text('small_file_key').notNullable().index();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['vignette_id', 'number']);
  });

  await db.schema.createTable('withdrawn_questions', (table) => {
    table.text('question_id').primary();
    table.text('reason').notNullable();
    table.text('withdrawn_by').notNullable();
    table.bigInteger('withdrawn_at').notNullable();
  });
}
