import { readFileSync } from 'node:fs';
import { inProject } from '../../project.ts';

const families = [
  { family: 'Besley', folder: 'besley' },
  { family: 'Atkinson', folder: 'atkinson-hyperlegible-next' },
  { family: 'Atkinson Mono', folder: 'atkinson-hyperlegible-mono' },
];

/** The three families as one style sheet with the fonts inside, so that a page needs no network to be set. */
export function fontFaces(): string {
  return families
    .map(({ family, folder }) => {
      const file = `${folder}-latin-wght-normal.woff2`;
      const font = readFileSync(inProject('node_modules/@fontsource-variable', folder, 'files', file));
      return `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`;
    })
    .join('\n');
}
