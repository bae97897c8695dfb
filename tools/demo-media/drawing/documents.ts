import type { Lesson } from '../lessons/lesson.ts';
import type { Guide, Paper } from '../papers/paper.ts';
import type { Question } from '../study-notes/question.ts';
import type { StudyNotes } from '../study-notes/study-notes.ts';
import { each, set } from './markup.ts';
import {
  printedAnswers,
  printedDocument,
  printedHead,
  printedPoints,
  printedQuestions,
  printedTable,
} from './print-parts.ts';

/** Page one to study, page two for self-assessment. */
export function notesDocument(lesson: Lesson, notes: StudyNotes): string {
  const number = String(lesson.moduleNumber).padStart(2, '0');
  return printedDocument(
    `${lesson.title}: study notes`,
    `<main class="notes">${printedHead(`MODULE ${number} · STUDY NOTES`, lesson.title, notes.introduction, lesson.moduleNumber)}
    <div class="columns">${each(notes.sections, ({ heading, points }) => `<section><h2>${set(heading)}</h2>${printedPoints(points)}</section>`)}</div>
    ${printedTable(notes.table, notes.table.caption)}
    <div class="key"><h2 class="wide">Five questions in the manner of the exam</h2>${printedQuestions(notes.questions)}${printedAnswers(notes.questions)}${ruledSpace}</div></main>`,
  );
}

/** More lines than the page can hold: the rest is cut off. */
const ruledSpace = `<div class="own"><p>My own notes</p>${'<hr>'.repeat(16)}</div>`;

/** The wisdom tooth is the exam; a paper borrows the tooth before it. */
export function paperDocument(paper: Paper): string {
  const eyebrow = `${paper.questions.length} QUESTIONS · ${paper.minutesAllowed} MINUTES`;
  return printedDocument(
    paper.title,
    `${printedHead(eyebrow, paper.title, paper.introduction, 7)}${printedQuestions(paper.questions)}
    <div class="key"><h2 class="wide">Key to ${set(paper.title)}</h2>${printedAnswers(paper.questions)}${printedSource(paper.source)}</div>`,
  );
}

export function guideDocument(guide: Guide, eyebrow = 'FOR THE DESK', tooth = 6): string {
  return printedDocument(
    guide.title,
    `${printedHead(eyebrow, guide.title, guide.introduction, tooth)}
    ${each(guide.parts, ({ heading, table, points }) => `<section><h2>${set(heading)}</h2>${table ? printedTable(table) : ''}${points ? printedPoints(points) : ''}</section>`)}
    <p class="caution">${set(guide.caution)}</p>${printedSource(guide.source)}${guide.questions ? questionsPage(guide.questions) : ''}`,
  );
}

const questionsPage = (questions: readonly Question[]): string =>
  `<div class="key"><h2 class="wide">Questions to test yourself</h2>${printedQuestions(questions)}${printedAnswers(questions)}</div>`;

const printedSource = (source: string | undefined): string =>
  source ? `<p class="sources">Sources: ${set(source)}</p>` : '';
