import { defineConfig } from 'playwright/test';
import { chromiumArguments, provideChromium } from './tests/support/provision/chromium.ts';

/** Journeys bring up their own server (tests/journeys/support), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // A busy machine is slower and not wrong: what is waited for is a state, and a time that is promised is read off the
  // browser's clock.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/run/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await provideChromium(), args: chromiumArguments },
    // A trace of every test would take a tenth of the processor, for failures that are rare: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
