import { fontFaces } from './drawing/fonts.ts';
import { each, set } from './drawing/markup.ts';
import { groove, molarOutline, star, stars } from './drawing/molar-art.ts';
import { radiograph, schoolName } from './drawing/palette.ts';
import { moduleNumbers, toothRow, toothRowWidth } from './drawing/tooth-art.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export interface Preview {
  readonly file: string;
  readonly eyebrow: string;
  readonly headline: string;
  readonly drawing: 'molar' | 'teeth' | 'plan';
}

export const PREVIEWS: readonly Preview[] = [
  {
    file: 'og-home.png',
    eyebrow: 'ADC PART 1 · 5 OR 10 MONTHS',
    headline: 'Prepare for the ADC written exam, one module at a time',
    drawing: 'molar',
  },
  {
    file: 'og-courses.png',
    eyebrow: 'LIVE COURSES · PRICES IN AUD',
    headline: 'Sprint courses of 5 or 10 months',
    drawing: 'teeth',
  },
  {
    file: 'og-about.png',
    eyebrow: 'SEVEN MODULES · SEVEN DAYS EACH',
    headline: 'A school for one exam',
    drawing: 'plan',
  },
];

const { night, teal, tealDeep, gold, ink } = radiograph;
const DIM = '#3A5650';
const IVORY = '#FFF4E0';
/** Position of the molar beside the words; wide drawings stand below them. */
const MOLAR = { x: 948, y: 318, radius: 168 } as const;
const RING_COUNT = 9;

function molar(): string {
  const rings = Array.from({ length: RING_COUNT }, (_, index) => index + 1);
  return `<g fill="none" stroke="${teal}" stroke-width="1.6">${each(rings, (ring) => `<path d="${molarOutline(MOLAR.x, MOLAR.y, MOLAR.radius + ring * (13 + ring * 0.8), 0.075 * 0.94 ** ring)}" stroke-opacity="${(0.7 * (1 - ring / (RING_COUNT + 1)) ** 1.1).toFixed(3)}"/>`)}</g>
    <path d="${molarOutline(MOLAR.x, MOLAR.y, MOLAR.radius, 0.075)}" fill="${tealDeep}" stroke="${teal}" stroke-width="4"/>
    <path d="${groove({ ...MOLAR, radius: MOLAR.radius * 0.55 })}" fill="none" stroke="${teal}" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>
    <g fill="${IVORY}">${stars(MOLAR, 34)}</g>`;
}

function teeth(): string {
  const scale = 1080 / toothRowWidth(moduleNumbers.length);
  return `<g transform="translate(53 360) scale(${scale.toFixed(4)})" stroke-linejoin="round">${toothRow(moduleNumbers, (number) => `fill="${teal}" fill-opacity="${(0.1 + number * 0.07).toFixed(2)}" stroke="${teal}" stroke-width="1.5"`)}</g>`;
}

/** Draws seven modules of seven days, the first of them done. */
function plan(): string {
  const days = Array.from({ length: 49 }, (_, day) => ({
    x: 690 + (day % 7) * 62,
    y: 134 + Math.floor(day / 7) * 60,
    isDone: day < 17,
    isNext: day === 17,
  }));
  return `${each(days, ({ x, y, isDone, isNext }) =>
    isDone || isNext
      ? `<g fill="${isNext ? gold : teal}">${star(x, y, isNext ? 26 : 17)}</g>`
      : `<circle cx="${x}" cy="${y}" r="6" fill="${DIM}"/>`,
  )}`;
}

const DRAWINGS = { molar, teeth, plan };

/** Returns the page of a link picture: words above a wide drawing, or beside a tall one. */
export function previewHtml({ eyebrow, headline, drawing }: Preview): string {
  const isWide = drawing === 'teeth';
  const mark = { x: 26, y: 26, radius: 24 };
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}
    body{margin:0;width:1200px;height:630px;background:${night};color:${ink};position:relative;overflow:hidden}
    svg{position:absolute;inset:0}
    .words{position:absolute;left:80px;top:82px;width:${isWide ? 1040 : 580}px}
    .eyebrow{font:500 22px/1 'Atkinson Mono';letter-spacing:.06em;color:${gold};margin:0 0 26px}
    h1{font:560 ${headline.length > 40 ? 60 : 76}px/1.14 Besley;letter-spacing:-.015em;margin:0;text-wrap:balance}
    .name{position:absolute;${isWide ? 'right:80px;top:66px' : 'left:80px;bottom:66px'};display:flex;align-items:center;gap:16px;font:560 38px/1 Besley}
    .name svg{position:static}</style>
    <svg width="1200" height="630" viewBox="0 0 1200 630">${DRAWINGS[drawing]()}</svg>
    <div class="words"><p class="eyebrow">${set(eyebrow)}</p><h1>${set(headline)}</h1></div>
    <div class="name"><svg width="52" height="52" viewBox="0 0 52 52"><path d="${molarOutline(26, 26, 24, 0.08)}" fill="${teal}"/><path d="${groove({ ...mark, radius: 12 })}" stroke="${night}" stroke-width="2" stroke-opacity=".6" stroke-linecap="round"/><g fill="${night}">${stars(mark, 7)}</g></svg>${set(schoolName)}</div>`;
}
