import { join } from 'node:path';
import type { Browser } from 'playwright';
import { projectFolder } from '../../src/main/project-folder.ts';
import { playForAMoment, type Shot, takePictures } from './readme-pictures.ts';

const THEMES = ['light', 'dark'] as const;
/** Sharp enough for half of a wide page, small enough to be loaded late by a phone. */
const SIZE = { width: 1200, height: 750 };

/** The demo as `npm start` makes it: every day of every module has something. */
const FILLED = { SEED_DEMO: '1' };

const SHOTS: readonly Shot[] = THEMES.flatMap((theme): Shot[] => [
  { file: `course-${theme}`, screen: 'course', theme, ...SIZE },
  { file: `player-${theme}`, screen: 'video', theme, ...SIZE, act: playForAMoment },
]);

/** Takes the pictures of the course page and the player that Home shows. */
export const takeHomePictures = (browser: Browser, only: readonly string[]): Promise<void> =>
  takePictures(browser, SHOTS, only, {
    folder: join(projectFolder(), 'web/features/home/pictures'),
    quality: 62,
    school: FILLED,
  });
