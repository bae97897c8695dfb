/**
 * `npm run screenshots`: takes the README's pictures again, from the built server, into .readme/; `-- readme folder`
 * only some. `npm run screenshots -- home`: the real screens that Home shows.
 * `npm run screenshots -- looks`: accepts how the most important screens look now, in tests/journeys/looks/.
 * `npm run screenshots -- screens`: every screen in both themes, wide and narrow, in test-results/screens/, to look
 * through.
 */
import { type Browser, chromium } from 'playwright';
import { build } from '../../src/main/build.ts';
import { chromiumArguments, provideChromium } from '../support/provision/chromium.ts';
import { acceptLooks } from './accept-looks.ts';
import { takeEveryScreen } from './every-screen.ts';
import { takeHomePictures } from './home-pictures.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const TASKS: Readonly<Record<string, (browser: Browser, only: readonly string[]) => Promise<void>>> = {
  readme: takeReadmePictures,
  home: takeHomePictures,
  looks: acceptLooks,
  screens: takeEveryScreen,
};

const [name = 'readme', ...only] = process.argv.slice(2);
const task = TASKS[name];
if (!task)
  throw new Error(`"${name}" is unknown here. Use one of ${Object.keys(TASKS).join(', ')}, or nothing for readme.`);

build();
const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumArguments });
try {
  await task(browser, only);
} finally {
  await browser.close();
}
