import { test as base, expect, type WorkerFixture } from 'playwright/test';
import { BuiltSchool } from './built-school.ts';

/** What a browser says by itself about an answer that a test asked for on purpose. */
const ABOUT_AN_ANSWER = /Failed to load resource: the server responded with a status of 4\d\d/;

/** What it says of our own clock and of axe, which Playwright would bring into a mail's frame too: it takes no script. */
const ABOUT_A_MAIL = /^Blocked script execution in '\S+\/page' because the document's frame is sandboxed/;

/** What it says of calls that a test breaks: `test.use({ expectedTroubles: BROKEN_CALLS })`. */
export const BROKEN_CALLS = /Failed to load resource: (the server responded with a status of 5\d\d|net::ERR_)/;

interface TestFixtures {
  /** Everything that went to the console as an error, or broke; a test ends with none. */
  troubles: string[];
  /** What the console may say in this file because a test brings it about. */
  expectedTroubles: RegExp | undefined;
}

interface WorkerFixtures {
  school: BuiltSchool;
}

const schoolWith = (
  env: Readonly<Record<string, string>>,
): [WorkerFixture<BuiltSchool, object>, { scope: 'worker'; timeout: number }] => [
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  async ({}, serve) => {
    const school = await BuiltSchool.open(env);
    await serve(school);
    await school.close();
  },
  { scope: 'worker', timeout: 240_000 },
];

/** A test with the built school behind it. One school serves all tests of a worker; people are made anew. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  school: schoolWith({}),
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

/** The same with a school of its own, for a file that kills it or sets it up in another way. */
export const testWith = (env: Readonly<Record<string, string>> = {}) =>
  test.extend<object, WorkerFixtures>({ school: schoolWith(env) });

export { expect };
