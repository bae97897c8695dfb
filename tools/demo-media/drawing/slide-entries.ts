import type { Slide } from '../lessons/lesson.ts';
import { each, set } from './markup.ts';

/** A four-pointed star in a box of 24. */
const star = '<svg viewBox="0 0 24 24"><path d="M12 0 14.7 9.3 24 12 14.7 14.7 12 24 9.3 14.7 0 12 9.3 9.3Z"/></svg>';

/** Returns the class of an entry when `shown` entries are visible: already read, being read, or still to come. */
function moment(index: number, shown: number): string {
  if (index >= shown) return 'soon';
  return index === shown - 1 ? 'now' : 'past';
}

export function entryCount(slide: Slide): number {
  switch (slide.kind) {
    case 'points':
      return slide.points.length;
    case 'steps':
      return slide.steps.length;
    case 'figures':
      return slide.figures.length;
    case 'table':
      return slide.table.rows.length;
  }
}

/** Returns the entries as HTML, the first `shown` visible; hidden ones keep their space. */
export function drawEntries(slide: Slide, shown: number): string {
  const is = (index: number) => `class="${moment(index, shown)}"`;
  switch (slide.kind) {
    case 'points':
      return `<ul>${each(slide.points, (point, index) => `<li ${is(index)}>${star}${set(point)}</li>`)}</ul>${slide.source ? `<p class="source">${set(slide.source)}</p>` : ''}`;
    case 'steps':
      return `<ol>${each(slide.steps, ({ name, detail }, index) => `<li ${is(index)}><i>${index + 1}</i><b>${set(name)}</b><span>${set(detail)}</span></li>`)}</ol>`;
    case 'figures':
      return `<div class="figures">${each(slide.figures, ({ value, meaning }, index) => `<div ${is(index)}><b>${set(value)}</b>${set(meaning)}</div>`)}</div>`;
    case 'table':
      return `<table><tr>${each(slide.table.columns, (column) => `<th>${set(column)}</th>`)}</tr>
        ${each(slide.table.rows, (row, index) => `<tr ${is(index)}>${each(row, (cell) => `<td>${set(cell)}</td>`)}</tr>`)}</table>`;
  }
}
