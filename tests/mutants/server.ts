import { mutantsIn } from './mutant.ts';

/** Storage, routes, rights, headers and streams. */
export const SERVER = [
  ...mutantsIn('contracts', 'src/adapters/knex', [
    ['enrolment/order-repository.ts', ".where('refunded_cents', '<', refundedCents)", ''],
    ['enrolment/order-repository.ts', ".whereIn('status', statusesBefore(status))", ''],
    ['enrolment/unmatched-payments.ts', "this.rows().whereNull('settled_at')", 'this.rows()'],
    ['enrolment/access-period-rows.ts', 'return revoked > 0;', 'return true;'],
    ['identity/session-repository.ts', ".where('idle_until', '>', toMillis(now))", ''],
    ['identity/attempt-repository.ts', ".where('count', '>', 0)", ''],
    ['identity/reset-link-repository.ts', ".where('expires_at', '>', toMillis(now))", ''],
    ['catalog/course-repository.ts', '.where({ id, revision })', '.where({ id })'],
    ['catalog/file-use.ts', "figures: ['file_key', 'small_file_key'],", ''],
    [
      'questions/version-repository.ts',
      ".where({ id, state: 'draft' }).update(columns)",
      '.where({ id }).update(columns)',
    ],
    [
      'exam/answer-sheets.ts',
      '.where({ sitting_id: sittingId, number, writer })',
      '.where({ sitting_id: sittingId, number })',
    ],
    ['exam/answer-sheets.ts', ".where('sequence', '<', sequence)", ''],
    [
      'exam/answer-sheets.ts',
      ".whereNull('submitted_at')\n      .where('deadline_at', '>', lateBefore(receivedAt))",
      ".where('deadline_at', '>', lateBefore(receivedAt))",
    ],
    ['exam/answer-sheets.ts', ".where('deadline_at', '>', lateBefore(receivedAt))", ''],
    ['exam/answer-sheets.ts', 'toMillis(at) - GRACE_MS', 'toMillis(at) - GRACE_MS - 1000'],
    ['questions/version-repository.ts', ".where({ id, state: 'draft' }).first(", '.where({ id }).first('],
    ['questions/review-repository.ts', ".onConflict(['version_id', 'revision', 'reviewer_id'])\n      .ignore()", ''],
    ['sqlite-dialect.ts', "sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql", 'sql'],
    ['sqlite-dialect.ts', "connection.pragma('foreign_keys = ON');", "connection.pragma('foreign_keys = OFF');"],
    ['thread-program.ts', 'if (bytes > maxBytes) {', 'if (false) {'],
  ]),
  ...mutantsIn('architecture', 'src/adapters/knex/questions', [
    ['version-texts.ts', "this.db<VersionRow>('vignette_versions')", "this.db<VersionRow>('answer_keys')"],
    ['version-texts.ts', "from './version-rows.ts';", "from './version-rows.ts';\nimport './question-transfer.ts';"],
  ]),
  ...mutantsIn('contracts', 'migrations', [
    ['0047-exams.ts', 'create unique index sittings_one_open_mock', 'create index sittings_one_open_mock'],
    ['0047-exams.ts', 'create unique index sittings_one_open_practice', 'create index sittings_one_open_practice'],
  ]),
  ...mutantsIn('http', 'src/adapters/knex/exam', [['sitting-repository.ts', ".whereNotNull('started_at')", '']]),
  ...mutantsIn('http', 'src/main/composition/links', [
    ['media.ts', 'return keys.filter((key) => !used.has(key));', 'return [...keys];'],
    ['media.ts', '{ courseId: null, isPublic: false }', '{ courseId: null, isPublic: true }'],
  ]),
  ...mutantsIn('http', 'src/http', [
    ['auth/guard.ts', "route.rule === 'admin' && req.signedIn.role !== 'admin'", 'false'],
    ['auth/guard.ts', "!isSafe(req.method) || (rule === 'admin' && !isPage)", "rule === 'admin' && !isPage"],
    ['auth/guard.ts', 'if (namesToken(req.body)) throw misplacedToken();', ''],
    ['auth/csrf.ts', '!isSafe(req.method) && isForeign', 'false'],
    ['problem.ts', "if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');", ''],
    ['problem.ts', "res.status(status).setHeader('Cache-Control', 'no-store');", 'res.status(status);'],
    ['problem.ts', "if (wait !== undefined) res.setHeader('Retry-After', String(Math.ceil(wait)));", ''],
    ['security.ts', `frameAncestors: ["'none'"],`, `frameAncestors: ["'self'"],`],
    ['security.ts', "res.setHeader('Referrer-Policy', 'no-referrer');", ''],
    ['stream/conditions.ts', "if (!names(match, etag, isStrong)) return 'failed';", ''],
    ['stream/conditions.ts', "names(noneMatch, etag) ? 'not-modified' : 'proceed'", "'proceed'"],
    ['stream/conditions.ts', 'return wanted === etag ||', 'return true ||'],
    ['stream/file-headers.ts', `"sandbox; default-src 'none'"`, `"default-src 'self'"`],
    ['stream/file-headers.ts', "'private, no-cache'", "'private'"],
    ['app.ts', 'if (req.url.length <= MAX_URL_CHARACTERS) next();', 'if (req.url.length >= 0) next();'],
  ]),
];
