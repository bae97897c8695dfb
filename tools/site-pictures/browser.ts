import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Grey antialiasing and no hinting, so that rendering depends less on the machine's settings. */
const plainType = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Opens a headless browser. @throws with installation advice if there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? known.find((path) => existsSync(path));
  if (!executablePath) {
    throw new Error(
      'Making the demo media needs Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return chromium.launch({ executablePath, args: [...quiet, ...plainType] });
}
