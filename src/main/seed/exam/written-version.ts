import type { WrittenVersion } from '../../../domain/questions/draft.ts';
import type { ShownFigure } from '../../../domain/questions/vignette-version.ts';
import type { DemoQuestion, DemoVignette } from './demo-vignette.ts';

/** Text of a source file on one line: its lines end where the file's do. */
const onOneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

const BEGINS_A_LINE = /^(?:\||- |\d+\. |\{\{)/;

/** Markdown of a source file: only paragraphs, rows, items and figures begin a line. */
const inParagraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .reduce((whole, line) => `${whole}${BEGINS_A_LINE.test(line) ? '\n' : ' '}${line}`),
    )
    .join('\n\n');

export const figureText = ({ description, caption }: { description: string; caption: string }) => ({
  description: onOneLine(description),
  caption: onOneLine(caption),
});

/** A demo vignette as its author would save it. */
export const writtenVersion = (demo: DemoVignette, figures: readonly ShownFigure[]): WrittenVersion => ({
  title: demo.title,
  case: inParagraphs(demo.case),
  basis: 'original',
  isDeclared: true,
  figures,
  questions: demo.questions.map(writtenQuestion),
});

const writtenQuestion = ({ right, rating: _, options, ...question }: DemoQuestion) => ({
  stem: inParagraphs(question.stem),
  cluster: question.cluster,
  subject: question.subject,
  tags: question.tags ?? [],
  isNew: false,
  explanation: inParagraphs(question.explanation),
  takeaway: onOneLine(question.takeaway),
  references: question.references.map(({ title, publisher, year }) => ({
    title: onOneLine(title),
    publisher,
    year,
    url: '',
  })),
  options: options.map(({ text, why }, at) => ({
    text: onOneLine(text),
    isCorrect: 'ABCDE'[at] === right,
    why: onOneLine(why),
  })),
});
