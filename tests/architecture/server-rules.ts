import { inside, insideExcept, nodeModules, packages, type Rule } from './rules.ts';

/** What each adapter may know besides the domain. A technology that is not named here works with Node alone. */
const TECHNOLOGIES: Readonly<Record<string, readonly string[]>> = {
  knex: [
    'knex',
    'better-sqlite3',
    'better-sqlite3-node20',
    'pg',
    'connect-session-knex',
    'express-session',
    'lru-cache',
  ],
  'demo-checkout': ['knex'],
  disk: ['lru-cache'],
  argon2: ['@node-rs/argon2'],
  jose: ['jose', 'lru-cache'],
  smtp: ['nodemailer'],
  stripe: ['stripe'],
  s3: ['@aws-sdk/*', 'lru-cache'],
  redis: ['ioredis', 'connect-redis', 'rate-limit-redis', 'express-rate-limit'],
  bullmq: ['bullmq', 'ioredis'],
  pdfium: ['@hyzyla/pdfium', 'sharp'],
  sharp: ['sharp'],
  yauzl: ['yauzl'],
  marked: ['marked', 'lru-cache'],
  'csv-parse': ['csv-parse'],
  'ts-fsrs': ['ts-fsrs'],
  leven: ['leven'],
  otpauth: ['otpauth'],
  zxcvbn: ['@zxcvbn-ts/language-common'],
};

const EXPRESS = [
  'express',
  'express-session',
  'express-rate-limit',
  'helmet',
  'passport',
  'passport-local',
  'compression',
  'content-disposition',
  'express-static-gzip',
  'lru-cache',
];

/** What parses bytes that people uploaded, and who calls it: where they are few, looked up first, or a job's. */
const PARSERS =
  /^src\/(?:domain\/(?:media\/file-readers|questions\/import\/read-questions|enrolment\/import\/read-people)|wire\/timed-text\/timed-text|adapters\/(?:office\/word-(?:97|package|reader)|video-facts\/header-reader|pdfium\/(?:read-pdf|active-content)|csv-parse\/row-reader))\.ts$/;
const CALLERS_OF_PARSERS = [
  'src/adapters/office/',
  'src/adapters/pdfium/',
  'src/adapters/video-facts/',
  'src/domain/media/jobs/measure-videos.ts',
  'src/domain/media/use-cases/judge-file.ts',
  'src/domain/media/use-cases/verify-upload.ts',
  'src/http/routes/catalog/admin-video-routes.ts',
  'src/main/composition/dependencies.ts',
  'src/main/installation/file-tools.ts',
  'src/main/installation/import-process.ts',
  'web/features/admin-content/video/track-section.tsx',
  'web/features/admin-folder/timed-texts.ts',
];

/** What reads questions for people who may not see what is right; a section of a sitting will be read here too. */
export const READS_NO_KEY =
  /^src\/adapters\/knex\/questions\/(?:version-texts|version-rows|figure-repository|section-source)\.ts$/;

/** Lists of words that the wire repeats, one file for each context. */
const LITERALS = /^src\/domain\/[^/]+\/literals\.ts$/;

/** The server's half of "Who may import whom". */
export const serverRules: readonly Rule[] = [
  {
    name: 'domain-stands-alone',
    because: 'a context knows itself and the kernel: no other context, no package, no Node module',
    from: /^src\/domain\/([^/]+)\//,
    only: (context) => [inside(`src/domain/${context}`, 'src/domain/kernel')],
  },
  {
    name: 'wire-knows-yup-only',
    because: 'the shapes on the wire are shared by server, browser and desktop',
    from: inside('src/wire'),
    only: () => [inside('src/wire'), packages('yup'), LITERALS],
  },
  {
    name: 'literals-import-nothing',
    because: 'the browser loads these lists through the wire, and nothing else of the domain with them',
    from: LITERALS,
    only: () => [],
  },
  {
    name: 'replies-are-types-to-clients',
    because: 'a schema of a reply is documentation and a check of tests: a client that loads it only has more bytes',
    from: inside('web', 'desktop', 'src/uploads', 'src/answering'),
    neverEagerly: [inside('src/wire/replies'), /^src\/wire\/json-schema\.ts$/],
  },
  {
    name: 'uploads-stand-alone',
    because:
      'the engine that uploads runs in a browser, in the desktop and in a test: what it needs of either comes through ports',
    from: inside('src/uploads'),
    only: () => [inside('src/uploads', 'src/wire')],
  },
  {
    name: 'answering-stands-alone',
    because:
      'the engine that saves answers runs in a browser and in tests: what it needs of either comes through ports',
    from: inside('src/answering'),
    only: () => [inside('src/answering', 'src/wire')],
  },
  {
    name: 'http-translates',
    because: 'routes meet the domain and the wire, never a technology behind a port',
    from: inside('src/http'),
    only: () => [inside('src/http', 'src/domain', 'src/wire'), nodeModules, packages(...EXPRESS)],
  },
  {
    name: 'worker-calls-use-cases',
    because: 'a job is one use case; what it needs comes through ports',
    from: inside('src/worker'),
    only: () => [inside('src/worker', 'src/domain'), nodeModules],
  },
  {
    name: 'adapter-knows-its-technology',
    because: 'one folder per technology, none knows another, and only its own library is imported there',
    from: /^src\/adapters\/([^/]+)\//,
    only: (technology) => [
      // What reads untrusted files does so in the one fence.
      inside(`src/adapters/${technology}`, 'src/adapters/fence', 'src/domain'),
      nodeModules,
      // Migrations are written in Knex and import nothing of ours, so its adapter may run them.
      ...(technology === 'knex' ? [inside('migrations')] : []),
      ...(technology in TECHNOLOGIES ? [packages(...TECHNOLOGIES[technology]!)] : []),
    ],
  },
  {
    name: 'texts-know-no-answer-key',
    because:
      'what reads texts for a candidate, or a reviewer before the ratings, reaches nothing that reads answer keys',
    from: READS_NO_KEY,
    only: () => [
      READS_NO_KEY,
      /^src\/adapters\/knex\/(?!stores\.ts$)[^/]+\.ts$/,
      inside('src/domain/kernel'),
      /^src\/domain\/(?:questions|exam)\/(?!answer-key\.ts$)/,
      packages('knex'),
    ],
  },
  {
    name: 'inversify-in-main-only',
    because: 'constructors stay plain: only the composition root knows that a container exists',
    from: /^(?!src\/main\/)/,
    never: () => [packages('inversify', 'reflect-metadata')],
  },
  {
    name: 'context-is-composed-of-its-own',
    because: 'what a context needs of another one comes by a link, so that no file of the composition knows everything',
    from: /^src\/main\/composition\/(?!(?:bindings|compose|contexts?|context-stores|dependencies|setting-ports)\.ts$|links\/)([^/]+?)(?:\.ts$|\/)/,
    only: (context) => [
      inside(
        `src/domain/${context}`,
        'src/domain/kernel',
        `src/http/routes/${context}`,
        // A context with many use cases binds them in several files.
        `src/main/composition/${context}`,
      ),
      /^src\/(?:main\/composition\/(?:bindings|context)|http\/versioned-replies)\.ts$/,
    ],
  },
  {
    name: 'composition-knows-no-adapter',
    because: 'an installation chooses the adapters; how the contexts fit together is the same with all of them',
    from: inside('src/main/composition'),
    only: () => [
      inside('src/main/composition', 'src/domain', 'src/http', 'src/worker'),
      packages('inversify', 'reflect-metadata'),
    ],
  },
  {
    name: 'parsers-have-named-callers',
    because: 'uploaded bytes are hostile: each parser is asked for its cost (tests/contracts/uploaded-bytes.test.ts)',
    from: new RegExp(`^(?!${CALLERS_OF_PARSERS.join('|')})(?:src|web|desktop)/`),
    never: () => [PARSERS],
  },
  {
    name: 'src-knows-no-face',
    because: 'the server is complete without the browser and the desktop',
    from: inside('src'),
    never: () => [inside('web', 'desktop')],
  },
  {
    name: 'product-runs-without-tools',
    because: 'what makes media and pictures runs by hand, and no server and no page needs it',
    from: /^(?!tools\/)/,
    never: () => [inside('tools')],
  },
  {
    name: 'tools-draw-with-our-hand',
    because:
      'they take our drawings, the words of public pages and the list of demo files, and nothing that a server does',
    from: inside('tools'),
    only: () => [inside('tools', 'web/art', 'src/wire'), nodeModules, packages('playwright', 'sharp')],
  },
  {
    name: 'migrations-stand-alone',
    because: 'a migration must still do the same when the code around it has moved on',
    from: inside('migrations'),
    only: () => [inside('migrations'), packages('knex')],
  },
  {
    name: 'running-server-needs-no-dev-dependency',
    because: 'production installs without them; only building and reloading use them',
    from: insideExcept('src', 'main/build.ts', 'main/dev.ts'),
    never: () => [/^dev-dependency:/],
  },
  {
    name: 'product-knows-no-tests',
    because: 'what only tests need must not reach users',
    from: /./,
    never: () => [inside('tests')],
  },
  {
    name: 'package-is-declared',
    because: 'a package that is there by accident is gone after the next update',
    from: /./,
    never: () => [/^undeclared:/],
  },
  {
    name: 'file-exists',
    because: 'an import that leads nowhere escapes every other rule',
    from: /./,
    never: () => [/^missing:/],
  },
  {
    name: 'yup-in-wire-and-forms-only',
    because: 'rules for input live once, where both sides see them',
    from: /^(?!src\/wire\/|web\/forms\/|desktop\/)/,
    never: () => [packages('yup')],
  },
];
