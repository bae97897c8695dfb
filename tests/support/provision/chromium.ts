import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { install, mayInstall } from './debian.ts';

/** Chromium without windows: the same engine, and a quarter less processor time for the same journeys. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const HELP =
  `Chromium was not found. Install it (Debian: apt-get install ${HEADLESS_SHELL}; elsewhere: npx playwright install ` +
  'chromium) or set CHROMIUM_PATH to its program file.';

/**
 * Playwright's own list, because a second switch replaces the first, and behind it the pages for the suggestions of the
 * address bar: each window would load them into two processes of their own, and no test ever sees an address bar.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * No sandbox, because tests run as root in containers; nothing that calls home or depends on a graphics card. Fewer
 * processes: frames are drawn by the browser's own, and a page that was left keeps none for its origin. Messages
 * between processes were an eighth of the processor time of the journeys.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The browser that tests drive: `CHROMIUM_PATH`, else what this machine has. Throws a sentence that helps. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * Like `chromiumPath`, and installs the headless shell first where that is possible. Where its installation fails, any
 * other Chromium does.
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found?.endsWith(HEADLESS_SHELL) || process.env.CHROMIUM_PATH || !mayInstall()) return chromiumPath();
  try {
    await install(HEADLESS_SHELL);
  } catch (error) {
    if (found === undefined) throw error;
  }
  return chromiumPath();
}

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is "${given}", which is not a program file.`);
    return given;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, MAC, chromium.executablePath()].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
