import { TOOTH_BOX } from '../../../web/art/teeth.ts';
import type { Table } from '../lessons/lesson.ts';
import { answerOf, optionsOf, type Question } from '../study-notes/question.ts';
import { each, set } from './markup.ts';
import { print as colour, schoolName } from './palette.ts';
import { printStyle } from './print-style.ts';
import { contouredTooth } from './tooth-art.ts';

const contours = { ground: colour.sunken, line: colour.teal, edge: colour.teal, crown: '#FFFFFF', root: '#7DB8AD' };

/** Returns a complete HTML document for printing. `title` becomes the title of the PDF. */
export function printedDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${set(title)}</title>
    <style>${printStyle(set(`${schoolName} · ${title}`))}</style></head><body>${body}</body></html>`;
}

export function printedHead(eyebrow: string, title: string, introduction: string, tooth: number): string {
  return `<header><div class="eyebrow">${set(eyebrow)}</div><h1>${set(title)}</h1><p class="lead">${set(introduction)}</p>
    <svg viewBox="0 0 ${TOOTH_BOX.width} ${TOOTH_BOX.height}" aria-hidden="true">${contouredTooth(tooth, 2, contours)}</svg></header>`;
}

export function printedTable({ columns, rows }: Table, caption = ''): string {
  return `<table>${caption && `<caption>${set(caption)}</caption>`}
    <thead><tr>${each(columns, (column) => `<th scope="col">${set(column)}</th>`)}</tr></thead>
    <tbody>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${set(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

export function printedPoints(points: readonly string[]): string {
  return `<ul>${each(points, (point) => `<li>${set(point)}</li>`)}</ul>`;
}

export function printedQuestions(questions: readonly Question[]): string {
  return `<ol class="questions">${each(questions, (question) => `<li>${set(question.stem)}${printedOptions(question)}</li>`)}</ol>`;
}

function printedOptions(question: Question): string {
  const options = optionsOf(question);
  const isShort = options.every((option) => option.text.length <= 18);
  return `<div class="options${isShort ? ' short' : ''}">${each(options, (option) => `<div><b>${option.letter}</b>${set(option.text)}</div>`)}</div>`;
}

export function printedAnswers(questions: readonly Question[]): string {
  const line = (question: Question, index: number) =>
    `<li><i>${index + 1}</i><b>${answerOf(question).letter}</b><span>${set(question.reason)}</span></li>`;
  return `<div class="answers"><h2>Answers, and why</h2><ul class="plain">${each(questions, line)}</ul></div>`;
}
