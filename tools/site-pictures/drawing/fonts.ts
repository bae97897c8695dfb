import { readFileSync } from 'node:fs';
import { inProject } from '../../project.ts';

const families = [
  { family: 'Besley', folder: 'besley' },
  { family: 'Atkinson', folder: 'atkinson-hyperlegible-next' },
  { family: 'Atkinson Mono', folder: 'atkinson-hyperlegible-mono' },
];

/** Returns the three families as a style sheet with embedded fonts, so that rendering needs no network. */
export function fontFaces(): string {
  return families
    .map(({ family, folder }) => {
      const file = `${folder}-latin-wght-normal.woff2`;
      const font = readFileSync(inProject('node_modules/@fontsource-variable', folder, 'files', file));
      return `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`;
    })
    .join('\n');
}
