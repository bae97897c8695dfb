const COURSE = 'what a course is made of, which the team makes';
const QUESTIONS = 'the question bank, which the team writes';
const EXAM = 'what exams are made of; who sat them is in the sittings';
const FILES = 'files of the school, which the team uploads';
const TRASH = 'what the team deleted';
const SETTINGS = 'what the school says of itself, which the team writes';
const INNER = 'the program’s own order';
const SECRETS = 'digests and counts that tell a person nothing, and go with the account or within hours';

/** Each table that is not copied, and why. */
export const NOT_COPIED: Readonly<Record<string, string>> = {
  answer_keys: QUESTIONS,
  attempts: SECRETS,
  backups: INNER,
  blueprints: EXAM,
  catalogue_version: INNER,
  contents: COURSE,
  conversions: FILES,
  course_modules: COURSE,
  coupons: 'what the school takes off a price; a person’s own uses are copied',
  courses: COURSE,
  days: COURSE,
  demo_checkouts: 'books of the demonstration’s payment service; orders say the same',
  demo_refunds: 'books of the demonstration’s payment service; refunds say the same',
  document_series: INNER,
  document_texts: FILES,
  documents: COURSE,
  email_confirmations: 'a link that waits for a press; the address is the account’s',
  enrolment_imports: 'lists of the team; a person’s own row is copied',
  erased_answers: 'sums that lead to nobody',
  figures: QUESTIONS,
  files: FILES,
  http_sessions: SECRETS,
  jobs: 'work that is done within minutes; what it does is in the other tables',
  knex_migrations: INNER,
  knex_migrations_lock: INNER,
  known_contents: COURSE,
  mock_exam_courses: EXAM,
  mock_exam_vignettes: EXAM,
  mock_exams: EXAM,
  multipart_uploads: FILES,
  person_erasures: 'somebody in it has no account any more',
  questions: QUESTIONS,
  recovery_codes: SECRETS,
  renditions: FILES,
  reset_links: SECRETS,
  restores: INNER,
  search_entries: COURSE,
  settings_draft: SETTINGS,
  settings_pictures: SETTINGS,
  settings_versions: SETTINGS,
  sitting_versions: 'the same as the plan of an answer sheet',
  trash_entries: TRASH,
  trashed_contents: TRASH,
  trashed_course_modules: TRASH,
  trashed_courses: TRASH,
  trashed_days: TRASH,
  trashed_documents: TRASH,
  vignette_reviews: QUESTIONS,
  vignette_versions: QUESTIONS,
  vignettes: QUESTIONS,
  withdrawn_questions: QUESTIONS,
  write_checks: INNER,
};
