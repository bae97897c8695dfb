import { parseSync } from 'vite';
import { isCode } from './files.ts';
import { READS_NO_KEY } from './server-rules.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Something that must not be written in some files. `mistake` is a file that breaks it, which the test proves. */
export interface TextRule {
  readonly name: string;
  readonly because: string;
  readonly where: (path: string) => boolean;
  readonly pattern: RegExp;
  /** Comments may say it: only the code is looked at. */
  readonly codeOnly?: boolean;
  readonly mistake: SourceFile;
}

/** What a page, a local address, a document example or a vocabulary may name without reaching anybody's server. */
const HARMLESS_HOST = String.raw`(?:localhost|127\.0\.0\.1|\[::1\]|www\.w3\.org|schema\.org|www\.sitemaps\.org|[\w.-]*\bexample(?:\.(?:com|org|net))?)(?=\.?(?:[:/'"\x60\s]|$))`;

const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

export const textRules: readonly TextRule[] = [
  {
    name: 'the domain asks its Clock for the time',
    because: 'a rule about time can only be tested when the test decides what time it is',
    where: inFolder('src/domain'),
    pattern: /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b|\bperformance\.now\b/,
    codeOnly: true,
    mistake: { path: 'src/domain/catalog/course.ts', text: 'export const publishedAt = new Date();' },
  },
  {
    name: 'the domain makes up nothing at random',
    because: 'ids and secrets come from a port',
    where: inFolder('src/domain'),
    pattern: /\bMath\.random\b|\bcrypto\./,
    codeOnly: true,
    mistake: { path: 'src/domain/kernel/ids.ts', text: 'export const id = () => Math.random();' },
  },
  {
    name: 'what students could see is erased by the purge of the trash alone',
    because: 'what something stops showing comes back within thirty days: keepReplaced keeps it',
    where: (path) =>
      path.startsWith('src/domain/catalog/') &&
      !/\/(?:files-in-use|use-cases\/purge-from-trash|jobs\/renew-thumbnails)\.ts$/.test(path),
    pattern: /\beraseLater\b|media\/erase-files/,
    codeOnly: true,
    mistake: {
      path: 'src/domain/catalog/use-cases/set-poster.ts',
      text: "import { eraseLater } from '../files-in-use.ts';\neraseLater(outbox, [key]);",
    },
  },
  {
    name: 'texts of questions are read where no answer key is known',
    because: 'a reviewer before the ratings, and a candidate, cannot be sent by mistake what is right',
    where: (path) => READS_NO_KEY.test(path),
    pattern: /answer_keys/,
    mistake: {
      path: 'src/adapters/knex/questions/section-source.ts',
      text: "const keys = await this.db('answer_keys').whereIn('version_id', ids);",
    },
  },
  {
    name: 'the browser asks in our own dialogs',
    because: 'a native box blocks the page, cannot be styled and says the host name',
    where: inFolder('web'),
    pattern: /\b(?:window|globalThis|self)\.(?:alert|confirm|prompt)\b|(?<![\w.])(?:alert|confirm|prompt)\(\s*['"`]/,
    codeOnly: true,
    mistake: { path: 'web/features/home/home-page.tsx', text: 'export const ask = () => window.confirm("Sure?");' },
  },
  {
    name: 'a select is a SelectControl',
    because:
      'the arrow that a browser draws touches the border, and differs from field to field; the player has its own',
    where: (path) => /^web\/(?!ui\/select\.tsx$|features\/learning\/player\/)/.test(path),
    pattern: /<select\b/,
    codeOnly: true,
    mistake: {
      path: 'web/features/admin-folder/target-selects.tsx',
      text: 'export const Day = () => <select aria-label="Day" />;',
    },
  },
  {
    name: 'pages break at six widths',
    because: 'a width of its own for each page makes one screen narrow beside another one that is wide',
    where: inFolder('web'),
    pattern:
      /@media[^{]*\((?:max-width: (?!(?:479|599|759|899|979|1079)px)|min-width: (?!(?:480|600|760|900|980|1080)px)|width\b)/,
    mistake: { path: 'web/ui/tabs.module.css', text: '@media (max-width: 480px) {' },
  },
  {
    name: 'nothing is left to be done later',
    because: 'what is missing is an issue, where somebody sees it',
    where: () => true,
    pattern: /\b(?:TO[D]O|FIX[M]E|XX[X])\b/,
    mistake: { path: 'web/app/router.tsx', text: `// ${'TO'}${'DO'}: the other pages` },
  },
  {
    name: 'no conflict is left in a file',
    because: 'a text that two people wrote is put together by one of them, also where no compiler would see the marks',
    where: () => true,
    pattern: /^(?:<{7}|>{7}) /m,
    mistake: { path: 'docs/decisions/D001-x.md', text: `${'<'.repeat(7)} HEAD` },
  },
  {
    name: 'ipcMain is met in desktop/ipc.ts only',
    because: 'every call from the page passes the one place that checks its origin and arguments',
    where: (path) => path.startsWith('desktop/') && path !== 'desktop/ipc.ts',
    pattern: /\bipcMain\b/,
    codeOnly: true,
    mistake: {
      path: 'desktop/main.ts',
      text: "import { ipcMain } from 'electron';\nipcMain.handle('open', () => {});",
    },
  },
  {
    name: 'web calls the API by src/wire/paths.ts',
    because: 'a path is spelled once, for routes, browser and desktop; a typing mistake does not compile',
    where: inFolder('web'),
    pattern: /['"`]\/(?:api|auth|user|upload|multipart-upload)\/|\b(?:call|download)(?:<[^()]*>)?\(\s*['"`]\//,
    codeOnly: true,
    mistake: {
      path: 'web/api/courses.ts',
      text: "export const live = () => call<LiveCourseReply[]>('/user/courses/live');",
    },
  },
  {
    name: 'a day is the school’s, and not cut out of a moment in UTC',
    because: 'until ten in the morning Sydney is a day ahead: dayOf, and schoolDay in web, know',
    where: (path) => /^(?:src|web)\//.test(path),
    pattern: /(?:\w|\(\))\s*\.toISOString\(\)\s*\.(?:slice\(0, 10\)|split\('T'\))/,
    codeOnly: true,
    mistake: { path: 'src/http/csv.ts', text: 'export const joined = (at: Date) => at.toISOString().slice(0, 10);' },
  },
  {
    name: 'bounds are called MAX_ and MIN_, max and min',
    because: 'a search for a limit looks for these words',
    where: () => true,
    pattern: /\b(?:MOST|LEAST|FARTHEST)(?:_[A-Z]|\b)|\bmost[A-Z]/,
    codeOnly: true,
    mistake: { path: 'src/domain/catalog/course.ts', text: `export const ${'MO'}ST_MODULES = 60;` },
  },
  {
    name: 'a comment begins with its subject',
    because: 'a verb or a noun, the technical term once, then why: a reader should not have to guess the term back',
    where: (path) => /^(?:src|web|desktop|migrations|tools)\//.test(path),
    pattern:
      /(?:\/\*\*?|\/\/)\s+(?:Of|What|Who|Whoever|Those|They|Either|Under|Theirs)\s|^\s*\*\s+(?:Of what|What comes of|Whoever)\b/m,
    mistake: { path: 'web/platform/attempt.ts', text: '/** What comes of it, or null when it throws. */' },
  },
  {
    name: 'screens ask upload-state.ts what a state means',
    because: 'day upload, bulk page and dock offer the same for the same row, and a new state is described once',
    where: (path) => /^web\/(?:uploads|features\/admin-bulk|features\/admin-content\/queue)\/.*\.tsx?$/.test(path),
    pattern: /(['"])(?:queued|uploading|paused|missing|uploaded|saving|saved|failed)\1/,
    codeOnly: true,
    mistake: { path: 'web/uploads/summary.ts', text: "export const ARRIVED = ['uploaded', 'saving', 'saved'];" },
  },
  {
    name: 'a word that was replaced stays replaced',
    because:
      'each of them meant several things, or nothing that an engineer searches for; src/domain/README.md has the glossary',
    where: () => true,
    pattern: new RegExp(
      [
        String.raw`\b(?:interface|type|class) (?:Place|Places|Book|Lull|Rounds|Face|Outside|Surroundings|Lane|Outlet|Stop|Meter)\b`,
        String.raw`\b\w*Wish(?:es)?\b|\bwish(?:es|ed)?\b`,
        String.raw`\b(?:Forgetter|Settlements|TolerantStore|UploadDesk|JobBoard|CourseShelf|keptByNobody|insist)\b`,
      ].join('|'),
    ),
    codeOnly: true,
    mistake: {
      path: 'src/domain/catalog/search.ts',
      text: `export interface Search${'W'}ish { readonly text: string }`,
    },
  },
  {
    name: 'web calls a module a module',
    because:
      'JSON and the upload journal say week: web/api and target-module.ts translate it once, and a screen never asks',
    // What the words of the specification are called may say it too.
    where: (path) => /^web\/(?!api\/|text\/|uploads\/target-module\.ts$)/.test(path),
    pattern: /(?<!\b(?:M|ADMIN|COUNTS)\.)(?:\b[Ww]|[a-z]W)eek(?!day)/,
    codeOnly: true,
    mistake: {
      path: 'web/features/learning/outline.ts',
      text: 'export const findLesson = ({ weeks }: CourseReply) => weeks.at(0);',
    },
  },
  {
    name: 'no address on the network is built in',
    because: 'a clean checkout reaches nobody: addresses are settings, links are text',
    // A document's name spaces look like addresses and are never asked.
    where: (path) =>
      !path.startsWith('web/text/') &&
      // First value of a setting: a link that pages show.
      path !== 'src/wire/council.ts' &&
      !path.endsWith('.md'),
    pattern: new RegExp(
      String.raw`\b(?:https?|wss?|smtps?|rediss?|postgres(?:ql)?)://(?!${HARMLESS_HOST})[a-z0-9[]`,
      'i',
    ),
    codeOnly: true,
    mistake: { path: 'src/main/config.ts', text: "export const paymentApi = 'https://api.stripe.com/v1';" },
  },
  {
    name: 'the name and e-mail of the school are stated once',
    because: 'site, mails and receipts said different things when one of three places was changed (decision B17)',
    where: (path) => /^(?:src|web)\/.*\.tsx?$/.test(path) && path !== 'src/wire/school.ts',
    pattern: /(['"`])Cusp\1|hello@cusp\.test/,
    codeOnly: true,
    mistake: { path: 'web/text/brand.ts', text: "export const BRAND = { name: 'Cusp' };" },
  },
];

/** The rule's breaches in these files, as `path:line`. */
export function breaches(rule: TextRule, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => rule.where(path))
    .flatMap((file) =>
      (rule.codeOnly ? withoutComments(file) : file.text)
        .split('\n')
        .flatMap((line, index) => (rule.pattern.test(line) ? [`${file.path}:${index + 1}`] : [])),
    );
}

/** The same text with blanks for comments, so that lines keep their numbers. */
function withoutComments({ path, text }: SourceFile): string {
  if (!isCode(path)) return text;
  const { comments } = parseSync(path, text);
  return comments.reduce(
    (code, { start, end }) => code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end),
    text,
  );
}
