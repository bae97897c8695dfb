import { defineConfig } from 'playwright/test';
import { chromiumArguments, provideChromium } from './tests/support/provision/chromium.ts';

// Each worker reads this file: what the first one found or installed is handed on.
process.env.CHROMIUM_PATH ??= await provideChromium();

/** Journeys bring up their own server (tests/journeys/support), so there is no `webServer` here. */
export default defineConfig({
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  workers: '100%',
  // A second time leaves a trace and says whether it was chance; a test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine is slower and not wrong: what is waited for is a state, and a time that is promised is read off the
  // browser's clock.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // What people do, in stories of several questions, and what the school withstands: kills, faults, endurance.
  projects: ['journeys', 'resilience'].map((name) => ({ name, testDir: `tests/${name}` })),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Each window is a new visitor's, for whom the browser would install the worker of the offline page: a tenth of the
    // processor time (decision D73). What goes through the worker, and what the worker does, says 'allow'.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
