import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { projectFolder } from '../../src/main/project-folder.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { enter } from '../journeys/support/people.ts';
import { openScreen, screens } from '../journeys/support/screens.ts';
import { settled } from '../journeys/support/settled.ts';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

const folder = join(projectFolder(), 'test-results/screens');

/** Every screen from top to bottom, for a person to look through. */
export async function takeEveryScreen(browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const school = await BuiltSchool.open();
  try {
    for (const screen of await screens(school.origin)) {
      for (const viewport of VIEWPORTS) {
        for (const theme of THEMES) {
          const context = await browser.newContext({
            baseURL: school.origin,
            viewport,
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          if (screen.who) await enter(context, school.origin, screen.who);
          const page = await context.newPage();
          await openScreen(page, screen);
          await settled(page);
          await page.screenshot({
            path: join(folder, `${screen.name}-${theme}-${viewport.width}.png`),
            fullPage: true,
          });
          await context.close();
        }
      }
      process.stdout.write(`${screen.name}\n`);
    }
  } finally {
    await school.close();
  }
}
