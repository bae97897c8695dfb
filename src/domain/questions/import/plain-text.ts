import { IMPORT_LIMITS } from '../literals.ts';
import {
  type Column,
  type ImportedRows,
  type ImportFault,
  type ImportRow,
  LETTERS,
  type Letter,
  TOO_MANY_QUESTIONS,
  whyColumn,
} from './columns.ts';

const KEYWORDS: Readonly<Record<string, Column>> = {
  ANSWER: 'answer',
  CLUSTER: 'cluster',
  SUBJECT: 'subject',
  TAGS: 'tags',
  WHY: 'explanation',
  EXPLANATION: 'explanation',
  TAKEAWAY: 'takeaway',
};

const KEYWORD = /^(TITLE|CASE|ANSWER|CLUSTER|SUBJECT|TAGS|EXPLANATION|TAKEAWAY|REF|WHY(?: [A-H])?)[ \t]*:[ \t]*(.*)$/;
const NUMBERED = /^\d{1,3}[.)][ \t]+(.*)$/;
const OPTION = /^([A-H])[.)][ \t]+(.*)$/;

/**
 * Questions as people write them in a document: `CASE:`, then for each question `1.`, `A.` to `H.`, `ANSWER:`, and what
 * follows of `WHY:`, `WHY A:`, `REF:` and others. Aiken is the same without cases: each question is a vignette.
 */
export function plainTextRows(text: string): ImportedRows {
  const reading = new Reading();
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    reading.take(line.trimEnd(), at + 1);
    if (reading.isOver) break;
  }
  return reading.end();
}

/** One question on its way: its cells, and the line that each begins on. */
interface OpenQuestion {
  readonly line: number;
  readonly cells: Partial<Record<Column, string>>;
  readonly lines: Partial<Record<Column, number>>;
  options: number;
  references: number;
}

interface OpenCase {
  readonly line: number;
  title: string;
  text: string;
  questions: number;
}

class Reading {
  isOver = false;
  private readonly rows: ImportRow[] = [];
  private readonly faults: ImportFault[] = [];
  private cases = 0;
  private theCase: OpenCase | undefined;
  private title: { text: string; line: number } | undefined;
  private question: OpenQuestion | undefined;
  /** Column that a line without a mark continues. */
  private column: Column | 'case_text' | undefined;
  private isAfterBlank = true;

  take(line: string, at: number): void {
    if (line.trim() === '') {
      // Paragraphs of a case, a stem and an explanation stay apart.
      if (this.column) this.append('');
      this.isAfterBlank = true;
      return;
    }
    this.mark(line.trimStart(), at);
    this.isAfterBlank = false;
  }

  end(): ImportedRows {
    this.closeCase();
    if (this.rows.length === 0 && this.faults.length === 0)
      this.fault(1, '', 'There is no question in this text. Begin one with 1. and its options with A.');
    return { rows: this.rows, faults: this.faults };
  }

  private mark(line: string, at: number): void {
    const [, keyword, said = ''] = KEYWORD.exec(line) ?? [];
    if (keyword !== undefined) return this.keyword(keyword, said, at);
    const [, letter, option = ''] = OPTION.exec(line) ?? [];
    if (letter !== undefined && !this.isAnswered) return this.option(letter.toLowerCase() as Letter, option, at);
    const stem = NUMBERED.exec(line)?.[1];
    if (stem !== undefined && (this.theCase || !this.question || this.isAnswered)) return this.begin(stem, at);
    const isNext = this.isAnswered && (this.isAfterBlank || this.column === 'answer');
    if (isNext && !this.theCase) return this.begin(line, at);
    if (this.column) return this.append(line);
    if (this.theCase) return this.fault(at, '', 'Begin each question of a case with its number, such as 1.');
    this.begin(line, at);
  }

  private get isAnswered(): boolean {
    return this.question?.cells.answer !== undefined;
  }

  private keyword(keyword: string, said: string, at: number): void {
    if (keyword === 'TITLE' || (keyword === 'CASE' && this.theCase?.text !== '')) this.closeCase();
    if (keyword === 'TITLE') {
      this.title = { text: said, line: at };
      this.column = undefined;
    } else if (keyword === 'CASE') {
      this.theCase = { line: at, title: this.title?.text ?? '', text: said, questions: 0 };
      this.title = undefined;
      this.column = 'case_text';
    } else if (!this.question) this.fault(at, '', `${keyword}: needs a question before it.`);
    else this.put(this.columnOf(keyword, this.question), said, at);
  }

  private columnOf(keyword: string, question: OpenQuestion): Column {
    const letter = /^WHY ([A-H])$/.exec(keyword)?.[1];
    if (letter !== undefined) return whyColumn(letter.toLowerCase() as Letter);
    const known = KEYWORDS[keyword];
    if (known) return known;
    question.references += 1;
    return `reference_${question.references}`;
  }

  private option(letter: Letter, said: string, at: number): void {
    const { question } = this;
    if (!question) return this.fault(at, letter, 'Options need a question before them. Begin it with 1.');
    if (letter !== LETTERS[question.options])
      return this.fault(at, letter, `Option ${LETTERS[question.options]?.toUpperCase() ?? '?'} comes next here.`);
    question.options += 1;
    this.put(letter, said, at);
  }

  private put(column: Column, said: string, at: number): void {
    const { question } = this;
    if (!question) return;
    if (column.startsWith('reference_') && question.references > MAX_REFERENCES)
      this.fault(at, '', `A question can have ${MAX_REFERENCES} references at most.`);
    else if (question.cells[column] !== undefined) this.fault(at, column, 'This question has that already.');
    else {
      question.cells[column] = said;
      question.lines[column] = at;
      this.column = column;
    }
  }

  private begin(stem: string, at: number): void {
    this.closeQuestion();
    if (this.rows.length === IMPORT_LIMITS.questions) {
      this.fault(at, '', TOO_MANY_QUESTIONS);
      this.isOver = true;
      return;
    }
    this.question = { line: at, cells: { stem }, lines: { stem: at }, options: 0, references: 0 };
    this.column = 'stem';
  }

  private append(line: string): void {
    const { column, question, theCase } = this;
    if (column === 'case_text' && theCase) theCase.text += `\n${line}`;
    else if (column && question) question.cells[column] = `${question.cells[column] ?? ''}\n${line}`;
  }

  private closeQuestion(): void {
    const { question, theCase, title } = this;
    this.question = undefined;
    this.column = undefined;
    if (!question) return;
    if (question.options === 0)
      return this.fault(question.line, 'stem', 'This question has no options. Begin them with A.');
    if (!theCase || theCase.questions === 0) this.cases += 1;
    const isFirst = !theCase || theCase.questions === 0;
    if (theCase) theCase.questions += 1;
    const { cells, lines } = question;
    const said = theCase?.title || title?.text || titleFrom(theCase?.text.trim() || (cells.stem ?? ''));
    this.title = theCase ? title : undefined;
    for (const column of Object.keys(cells) as Column[]) cells[column] = (cells[column] ?? '').trim();
    this.rows.push({
      line: question.line,
      cells: {
        ...cells,
        case: `${this.cases}`,
        ...(isFirst && { title: said, case_text: theCase?.text.trim() ?? '' }),
      },
      lines: { ...lines, ...(theCase && { title: theCase.line, case_text: theCase.line }) },
    });
  }

  private closeCase(): void {
    this.closeQuestion();
    const { theCase } = this;
    this.theCase = undefined;
    if (theCase?.questions === 0) this.fault(theCase.line, 'case_text', 'This case has no question. Begin one with 1.');
  }

  private fault(line: number, column: ImportFault['column'], message: string): void {
    if (this.faults.length < IMPORT_LIMITS.named) this.faults.push({ line, column, message });
    this.column = undefined;
  }
}

const MAX_REFERENCES = 5;

const MAX_TITLE = 80;
/** How a text begins, for a vignette without a title. */
const titleFrom = (text: string): string => {
  const words = text
    .slice(0, 2 * MAX_TITLE)
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= MAX_TITLE
    ? words
    : `${words
        .slice(0, MAX_TITLE)
        .replace(/\s\S*$/, '')
        .toWellFormed()}…`;
};
