import type { Knex } from 'knex';

/** Mock exams and practice: what is sat, the work of each section, and what remains of it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('mock_exams', (table) => {
    table.text('id').primary();
    table.text('title').notNullable();
    table.integer('blueprint_version').notNullable();
    table.text('state').notNullable();
    table.integer('revision').notNullable();
    // JSON: sections with their vignettes.
    table.text('sections').notNullable();
    table.bigInteger('release_at');
    table.boolean('is_demo').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('published_at');
    table.bigInteger('closed_at');
    table.text('requested_by');
    table.text('idempotency_key');
    table.unique(['requested_by', 'idempotency_key'], { indexName: 'mock_exams_one_per_request' });
    table.index(['state', 'created_at'], 'mock_exams_by_state');
  });

  await db.schema.createTable('mock_exam_courses', (table) => {
    table.text('mock_exam_id').notNullable().references('mock_exams.id').onDelete('CASCADE');
    table.text('course_id').notNullable();
    table.primary(['mock_exam_id', 'course_id']);
    table.index(['course_id'], 'mock_exam_courses_by_course');
  });

  // Vignettes of a mock exam, so that it is found by one of them.
  await db.schema.createTable('mock_exam_vignettes', (table) => {
    table.text('mock_exam_id').notNullable().references('mock_exams.id').onDelete('CASCADE');
    table.text('vignette_id').notNullable();
    table.primary(['mock_exam_id', 'vignette_id']);
    table.index(['vignette_id'], 'mock_exam_vignettes_by_vignette');
  });

  await db.schema.createTable('sittings', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.text('mock_exam_id');
    table.text('title').notNullable();
    // JSON: days, breaks, clusters and subjects as they were at the start.
    table.text('shape').notNullable();
    table.integer('extra_time_percent').notNullable();
    table.boolean('is_preview').notNullable();
    table.boolean('is_demo').notNullable();
    table.text('device').notNullable();
    table.bigInteger('release_at');
    table.text('idempotency_key').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.unique(['user_id', 'idempotency_key'], { indexName: 'sittings_one_per_request' });
    table.index(['user_id', 'created_at', 'id'], 'sittings_by_user');
    table.index(['ended_at', 'created_at'], 'sittings_by_end');
  });
  await db.raw(
    `create unique index sittings_one_open_mock on sittings (user_id, mock_exam_id)
     where ended_at is null and mock_exam_id is not null`,
  );
  await db.raw(
    `create unique index sittings_one_open_practice on sittings (user_id) where ended_at is null and mock_exam_id is null`,
  );

  await db.schema.createTable('sitting_sections', (table) => {
    table.text('sitting_id').notNullable().references('sittings.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    // JSON: vignette versions with the ids of their questions and options.
    table.text('plan').notNullable();
    table.integer('questions').notNullable();
    table.integer('minutes').notNullable();
    table.bigInteger('started_at');
    table.bigInteger('deadline_at');
    table.bigInteger('submitted_at');
    table.integer('writer').notNullable();
    table.integer('sequence').notNullable();
    // JSON: the answer sheet, and how many of its rows have an option.
    table.text('answers').notNullable();
    table.integer('answered').notNullable();
    table.bigInteger('saved_at');
    table.text('late_answers');
    table.bigInteger('late_at');
    table.bigInteger('closed_at');
    table.primary(['sitting_id', 'number']);
    table.index(['closed_at', 'deadline_at'], 'sitting_sections_to_close');
  });

  // Vignettes of each section, so that a figure is shown to whom its section has started.
  await db.schema.createTable('sitting_versions', (table) => {
    table.text('sitting_id').notNullable();
    table.integer('number').notNullable();
    table.text('vignette_id').notNullable();
    table.text('version_id').notNullable();
    table.primary(['sitting_id', 'version_id']);
    table.index(['vignette_id'], 'sitting_versions_by_vignette');
    table
      .foreign(['sitting_id', 'number'])
      .references(['sitting_id', 'number'])
      .inTable('sitting_sections')
      .onDelete('CASCADE');
  });

  await db.schema.createTable('sitting_reveals', (table) => {
    table.text('sitting_id').notNullable().references('sittings.id').onDelete('CASCADE');
    table.text('question_id').notNullable();
    table.text('option_id').notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['sitting_id', 'question_id']);
  });

  await db.schema.createTable('answered_questions', (table) => {
    table.text('sitting_id').notNullable().references('sittings.id').onDelete('CASCADE');
    table.text('question_id').notNullable();
    table.text('user_id').notNullable();
    table.text('version_id').notNullable();
    table.text('vignette_id').notNullable();
    table.text('cluster_id').notNullable();
    table.text('subject_id').notNullable();
    table.text('option_id');
    table.boolean('is_right').notNullable();
    table.boolean('is_flagged').notNullable();
    table.boolean('is_reached').notNullable();
    table.boolean('is_first').notNullable();
    table.text('pace').notNullable();
    table.integer('seconds').notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['sitting_id', 'question_id']);
    table.index(['user_id', 'question_id'], 'answered_questions_by_user');
    table.index(['question_id'], 'answered_questions_by_question');
  });

  await db.schema.createTable('extra_times', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    table.integer('percent').notNullable();
    table.text('reason').notNullable();
    table.bigInteger('until');
    table.text('granted_by').notNullable();
    table.bigInteger('granted_at').notNullable();
  });

  await db.schema.createTable('question_reports', (table) => {
    table.text('id').primary();
    table.text('question_id').notNullable();
    table.text('version_id').notNullable();
    table.text('vignette_id').notNullable();
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('sitting_id').notNullable();
    table.text('kind').notNullable();
    table.text('text').notNullable();
    table.bigInteger('created_at').notNullable();
    table.text('state').notNullable();
    table.text('answer').notNullable();
    table.text('answered_by');
    table.bigInteger('answered_at');
    table.index(['state', 'created_at', 'id'], 'question_reports_by_state');
  });
  await db.raw(
    `create unique index question_reports_one_open on question_reports (user_id, question_id) where state = 'open'`,
  );
}
