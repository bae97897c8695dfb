import { test as base, expect, type WorkerFixture } from 'playwright/test';
import { BuiltSchool } from './built-school.ts';

/** What a browser says by itself about an answer that a test asked for on purpose. */
const ABOUT_AN_ANSWER = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * What it says of our own clock and of axe, which Playwright would bring into a mail's frame too: it takes no script.
 */
const ABOUT_A_MAIL = /^Blocked script execution in '\S+\/page' because the document's frame is sandboxed/;

/** What it says of calls that a test breaks: `test.use({ expectedTroubles: BROKEN_CALLS })`. */
export const BROKEN_CALLS = /Failed to load resource: (the server responded with a status of 5\d\d|net::ERR_)/;

type SchoolEnvironment = Readonly<Record<string, string>>;

/** The schools of a worker: one for its files, and the one of a file that has its own. */
class Schools {
  private shared: BuiltSchool | undefined;
  private own: { readonly file: string; readonly school: BuiltSchool } | undefined;

  async of(file: string, ownSchool: SchoolEnvironment | undefined): Promise<BuiltSchool> {
    if (this.own?.file !== file) await this.closeOwn();
    if (ownSchool === undefined) return (this.shared ??= await BuiltSchool.open());
    this.own ??= { file, school: await BuiltSchool.open(ownSchool) };
    return this.own.school;
  }

  async close(): Promise<void> {
    await this.closeOwn();
    await this.shared?.close();
  }

  private async closeOwn(): Promise<void> {
    const { own } = this;
    this.own = undefined;
    await own?.school.close();
  }
}

interface TestFixtures {
  school: BuiltSchool;
  /**
   * The settings of a school that this file has for itself, because it kills it or sets it up in another way:
   * `test.use({ ownSchool: {} })`. An option and no fixture of the worker, for each of which Playwright would start a
   * worker with a browser.
   */
  ownSchool: SchoolEnvironment | undefined;
  /** Everything that went to the console as an error, or broke; a test ends with none. */
  troubles: string[];
  /** What the console may say in this file because a test brings it about. */
  expectedTroubles: RegExp | undefined;
}

interface WorkerFixtures {
  schools: Schools;
}

const OPENING_LIMIT_MS = 240_000;

/** A worker's fixture that is opened when it is first asked for and closed with the worker. */
export const opened = <Thing extends { close(): Promise<void> }>(
  open: () => Promise<Thing>,
): [WorkerFixture<Thing, object>, { scope: 'worker'; timeout: number }] => [
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  async ({}, use) => {
    const thing = await open();
    await use(thing);
    await thing.close();
  },
  { scope: 'worker', timeout: OPENING_LIMIT_MS },
];

/** A test with the built school behind it. One school serves the files of a worker; people are made anew. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  schools: opened(async () => new Schools()),
  ownSchool: [undefined, { option: true }],
  school: [
    async ({ schools, ownSchool }, use, { file }) => use(await schools.of(file, ownSchool)),
    { timeout: OPENING_LIMIT_MS },
  ],
  baseURL: async ({ school }, use) => use(school.origin),
  expectedTroubles: [undefined, { option: true }],
  troubles: [
    async ({ page, expectedTroubles }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        const isExpected = [ABOUT_AN_ANSWER, ABOUT_A_MAIL].some((words) => words.test(message.text()));
        if (message.type() === 'error' && !isExpected) troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(String(error)));
      await use(troubles);
      expect(
        troubles.filter((words) => !expectedTroubles?.test(words)),
        'nothing in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
