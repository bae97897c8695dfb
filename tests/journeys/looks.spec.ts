import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { drawDifference } from './support/draw-difference.ts';
import { hasReference, lookNames, looksFolder, referenceOf, takeLooks } from './support/looks.ts';
import { difference, MAX_SHARE, readPicture } from './support/picture-difference.ts';

const HOW_TO_ACCEPT = 'If this is how it shall look: npm run screenshots -- looks';
const MAX_BYTES = 15_000;
const results = join(projectFolder(), 'test-results/looks');

test('the ten most important screens look as they were accepted', async ({ browser }) => {
  const files = readdirSync(looksFolder);
  expect(files.toSorted()).toEqual(lookNames.map((name) => `${name}.webp`).toSorted());
  for (const file of files) expect(statSync(join(looksFolder, file)).size, file).toBeLessThanOrEqual(MAX_BYTES);

  await takeLooks(browser, async (name, picture) => {
    if (!hasReference(name)) return expect.soft(name, `There is no reference. ${HOW_TO_ACCEPT}`).toBe('');
    const [got, expected] = await Promise.all([readPicture(picture), readPicture(referenceOf(name))]);
    const found = difference(got, expected);
    if (found.share > MAX_SHARE) {
      mkdirSync(results, { recursive: true });
      writeFileSync(join(results, `${name}-got.webp`), picture);
      writeFileSync(join(results, `${name}-difference.png`), await drawDifference(got, expected, found));
    }
    expect
      .soft(found.share, `${name}: see test-results/looks/${name}-*. ${HOW_TO_ACCEPT}`)
      .toBeLessThanOrEqual(MAX_SHARE);
  });
});
