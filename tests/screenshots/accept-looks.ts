import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { hasReference, looksFolder, referenceOf, takeLooks } from '../journeys/support/looks.ts';
import { difference, MAX_SHARE, readPicture } from '../journeys/support/picture-difference.ts';

/** Writes only the looks that differ, because each new picture stays in the repository's history for ever. */
export async function acceptLooks(browser: Browser): Promise<void> {
  mkdirSync(looksFolder, { recursive: true });
  await takeLooks(browser, async (name, picture) => {
    const isKept =
      hasReference(name) &&
      difference(await readPicture(picture), await readPicture(referenceOf(name))).share <= MAX_SHARE;
    if (!isKept) writeFileSync(referenceOf(name), picture);
    process.stdout.write(`${isKept ? 'kept    ' : 'accepted'} ${name}\n`);
  });
}
