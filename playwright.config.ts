import { defineConfig } from 'playwright/test';
import { chromiumArguments, provideChromium } from './tests/support/provision/chromium.ts';

/** Journeys bring up their own server (tests/journeys/support), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./tests/run/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await provideChromium(), args: chromiumArguments },
    trace: 'retain-on-failure',
  },
});
