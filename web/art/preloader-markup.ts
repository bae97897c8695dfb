import { groovePath, molarPath, starPaths } from './art.ts';

const CENTRE = { x: 24, y: 24 };
const RADIUS = 22.5;

/** Orders clockwise with the small star last, which is third in the list. */
function inOrderOfLight(stars: readonly string[]): readonly string[] {
  return [...stars.slice(3), ...stars.slice(0, 3)];
}

/**
 * The mark as markup for index.html, visible before any script runs. `hidden` applies if the style sheet fails to load;
 * on Home it shows and animates the mark (styles/preloader.css).
 */
export function preloaderMarkup(): string {
  const outline = molarPath(CENTRE, RADIUS);
  const stars = inOrderOfLight(starPaths(CENTRE, RADIUS, 6.4));
  return [
    '<div id="preloader" role="presentation" hidden>',
    '<svg viewBox="-2 -2 52 52" width="168" height="168" aria-hidden="true" focusable="false">',
    `<path class="preloader-crown" d="${outline}"/>`,
    `<path class="preloader-outline" pathLength="1" d="${outline}"/>`,
    `<path class="preloader-groove" d="${groovePath(CENTRE, RADIUS * 0.5)}"/>`,
    ...stars.map((star) => `<path class="preloader-star" d="${star}"/>`),
    '</svg></div>',
  ].join('');
}
