import { contourRings, groovePath, molarPath, starPaths } from '../art/art.ts';
import { BRAND } from '../text/brand.ts';
import { OFFLINE } from '../text/copy/offline.ts';

const MARK = { centre: { x: 24, y: 24 }, radius: 22.5 };
const TOOTH = { centre: { x: 130, y: 96 }, radius: 62 };

const mark = `<svg width="40" height="40" viewBox="0 0 48 48" aria-hidden="true">
        <path class="crown" d="${molarPath(MARK.centre, MARK.radius)}"/>
        <path class="groove" d="${groovePath(MARK.centre, MARK.radius * 0.5)}"/>
        ${starPaths(MARK.centre, MARK.radius, 6.4)
          .map((star) => `<path class="star" d="${star}"/>`)
          .join('')}
      </svg>`;

/** The molar of the home page, with unlit stars. */
const tooth = `<svg class="tooth" viewBox="0 0 260 192" aria-hidden="true">
        ${contourRings(TOOTH.centre, 104, 7)
          .slice(0, 3)
          .map((ring) => `<path class="ring" d="${ring}"/>`)
          .join('')}
        <path class="outline" d="${molarPath(TOOTH.centre, TOOTH.radius)}"/>
        <path class="fissure" d="${groovePath(TOOTH.centre, TOOTH.radius * 0.5)}"/>
        ${starPaths(TOOTH.centre, TOOTH.radius, 12)
          .map((star) => `<path class="unlit" d="${star}"/>`)
          .join('')}
      </svg>`;

/**
 * Returns the offline page, a file of the build: it has the mark and no school's name. Style and script are files,
 * because the content security policy forbids inline code.
 */
export const offlineDocument = (): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${OFFLINE.title}</title>
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#F3F8F6" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#0A1413" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
    <script src="/offline.js"></script>
  </head>
  <body>
    <header>${mark}</header>
    <main>
      ${tooth}
      <h1>${OFFLINE.title}</h1>
      <p id="line">${OFFLINE.line}</p>
      <p>${OFFLINE.kept}</p>
      <button type="button">${OFFLINE.again}</button>
      <p id="status" role="status"></p>
    </main>
    <footer>${BRAND.independence}</footer>
  </body>
</html>
`;
