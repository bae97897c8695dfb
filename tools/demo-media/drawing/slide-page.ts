import { TOOTH_BOX } from '../../../web/art/teeth.ts';
import type { Lesson, Slide } from '../lessons/lesson.ts';
import { fontFaces } from './fonts.ts';
import { set } from './markup.ts';
import { radiograph as colour, schoolName } from './palette.ts';
import { drawEntries } from './slide-entries.ts';
import { slideStyle } from './slide-style.ts';
import { type ContourColours, contouredTooth, moduleNumbers, toothRow, toothRowWidth } from './tooth-art.ts';

const contours = { ground: colour.night, line: colour.teal, edge: colour.teal };
type ToothLook = { readonly ringCount: number; readonly colours: ContourColours };
const titleTooth: ToothLook = { ringCount: 6, colours: { ...contours, crown: colour.ink, root: colour.teal } };
/** Dimmer than on the title page, to keep the focus on the words. */
const slideTooth: ToothLook = { ringCount: 2, colours: { ...contours, crown: '#2B4A45', root: colour.tealDeep } };

/** Returns the page of a lesson's first slide. */
export function titlePage(lesson: Lesson): string {
  const isLong = lesson.title.length > 24;
  return page(
    lesson,
    titleTooth,
    `<main class="title${isLong ? ' long' : ''}"><i></i><h1>${set(lesson.title)}</h1><p>${set(lesson.question)}</p></main>`,
  );
}

/** Returns the page of a slide with its first `shown` entries visible. */
export function slidePage(lesson: Lesson, slide: Slide, shown: number): string {
  return page(lesson, slideTooth, `<main><h2>${set(slide.heading)}</h2>${drawEntries(slide, shown)}</main>`);
}

function page(lesson: Lesson, tooth: ToothLook, content: string): string {
  const day = lesson.day === undefined ? '' : ` · DAY ${lesson.day}`;
  const label = `MODULE ${String(lesson.moduleNumber).padStart(2, '0')}${day}`;
  const lit = (moduleNumber: number) =>
    moduleNumber === lesson.moduleNumber
      ? `fill="${colour.teal}"`
      : `fill="none" stroke="${moduleNumber < lesson.moduleNumber ? colour.teal : colour.line}" stroke-width="4"`;
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><style>${fontFaces()}${slideStyle}</style><body>
    <svg class="tooth" viewBox="0 0 ${TOOTH_BOX.width} ${TOOTH_BOX.height}">${contouredTooth(lesson.moduleNumber, tooth.ringCount, tooth.colours)}</svg>
    <div class="eyebrow">${label}</div>${content}
    <svg class="row" viewBox="0 0 ${toothRowWidth(moduleNumbers.length)} ${TOOTH_BOX.height}">${toothRow(moduleNumbers, lit)}</svg>
    <div class="school">${schoolName}</div><div class="track"></div></body></html>`;
}
