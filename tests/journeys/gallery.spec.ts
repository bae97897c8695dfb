import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/main/project-folder.ts';
import { GALLERY } from '../../web/text/copy/gallery.ts';
import { expect, test } from './support/test.ts';

/** Each of these is in the sources of the gallery and nowhere else. */
const TRACES = ['/dev/gallery', 'GalleryPage', 'gallery-page', GALLERY.line, GALLERY.sampleLong, GALLERY.question];

const textsBelow = (folder: string) =>
  readdirSync(join(projectFolder(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|tsx?)$/.test(entry.name))
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    }));

test('the build holds nothing of the gallery of components', () => {
  const built = textsBelow('dist/web');
  expect(built.length, 'the build was found').toBeGreaterThan(20);
  for (const trace of TRACES)
    expect(
      built.filter(({ text }) => text.includes(trace)).map(({ path }) => path),
      trace,
    ).toEqual([]);
});

test('what the build is searched for is in the sources', () => {
  const sources = textsBelow('web')
    .map(({ text }) => text)
    .join('\n');
  for (const trace of TRACES) expect(sources).toContain(trace);
});

test('its address is no page of the built school', async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
