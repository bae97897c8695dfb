import { defineConfig } from 'playwright/test';
import { chromiumArguments, provideChromium } from './tests/support/provision/chromium.ts';

/**
 * A page of a journey lives for seconds: what V8's optimising compiler takes in it, axe's code foremost, is a seventh
 * of the processor time, and never comes back. Maglev before it stays. Benches, which measure pages, have both.
 */
const UNOPTIMISED = '--js-flags=--no-opt';

/**
 * Journeys that mostly wait: for processes that they start and kill, and for what takes its time on purpose, such as a
 * lesson that is watched to its end.
 */
const WAITS = /\/(payment|player|player-recovery|preloader|process|production)\.spec\.ts$/;

// Each worker reads this file: what the first one found or installed is handed on.
process.env.CHROMIUM_PATH ??= await provideChromium();

/** Journeys bring up their own server (tests/journeys/support), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  // Twice the cores that CI has: a journey waits for a server, a disk or a delay for a third of its time.
  workers: 4,
  retries: 0,
  // A busy machine is slower and not wrong: what is waited for is a state, and a time that is promised is read off the
  // browser's clock.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Those that wait come first and two at a time, beside two that compute. In the order of their names most of them would
  // run beside each other, and the last of them alone, with the processors idle.
  projects: [
    { name: 'waiting', testMatch: WAITS, workers: 2 },
    { name: 'computing', testIgnore: WAITS },
  ],
  reporter: [['list'], ['./tests/run/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    // Each window is a new visitor's, for whom the browser would install the worker of the offline page: a tenth of the
    // processor time (decision D73). What goes through the worker, and what the worker does, says 'allow'.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumArguments, UNOPTIMISED] },
    // A trace of every test would take a tenth of the processor, for failures that are rare: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
