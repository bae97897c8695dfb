import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { projectFolder } from '../../src/main/project-folder.ts';
import { playForAMoment, type Shot, takePictures } from './readme-pictures.ts';

const THEMES = ['light', 'dark'] as const;
/** Sharp enough for half of a wide page, small enough to be loaded late by a phone. */
const SIZE = { width: 1200, height: 750 };

/** The demo as `npm start` makes it: every day of every module has something. */
const FILLED = { SEED_DEMO: '1' };

/** The demo's student has done something; until that is known, the page says 0. */
const withProgress = (page: Page) =>
  page
    .getByText(/\b[1-9]\d* of \d+ done/)
    .first()
    .waitFor();

const SHOTS: readonly Shot[] = THEMES.flatMap((theme): Shot[] => [
  { file: `course-${theme}`, screen: 'course', theme, ...SIZE, act: withProgress },
  { file: `player-${theme}`, screen: 'video', theme, ...SIZE, act: playForAMoment },
]);

/** Takes the pictures of the course page and the player that Home shows. */
export const takeHomePictures = (browser: Browser, only: readonly string[]): Promise<void> =>
  takePictures(browser, SHOTS, only, {
    folder: join(projectFolder(), 'web/features/home/pictures'),
    quality: 62,
    school: FILLED,
  });
