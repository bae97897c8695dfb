import { IMPORT_LIMITS } from '../literals.ts';
import { boundedRow } from './cells.ts';
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

const KEYWORD =
  /^(TITLE|CASE|ANSWER|Answer|answer|CLUSTER|SUBJECT|TAGS|EXPLANATION|TAKEAWAY|REF|WHY(?: [A-H])?)[ \t]*:/;
const NUMBERED = /^\d{1,3}[.)][ \t]/;
/** Also `a)` and `A.Text`, and neither `e.g.` nor `a.m.` */
const OPTION = /^([A-Ha-h])[.)](?=[\s\p{L}\p{N}])(?!\p{L}[.)])/u;
/** Item of a list with bullets, after its indentation. */
const ITEM = /^([ \t]*)[-*+][ \t]/;
/** A backslash before what would be a mark: the line is text. */
const ESCAPED = /^\\(?=(?:[A-Za-z ]{1,12}|\d{1,3})[.):])/;

/**
 * Questions as people write them in a document: `CASE:`, then for each question `1.`, `A.` to `H.`, `ANSWER:`, and what
 * follows of `WHY:`, `WHY A:`, `REF:` and others. Aiken is the same without cases: each question is a vignette.
 */
export function plainTextRows(text: string): ImportedRows {
  const reading = new Reading();
  let at = 0;
  for (const line of linesIn(text)) {
    at += 1;
    reading.take(line.trimEnd(), at);
    if (reading.isOver) break;
  }
  return reading.end();
}

/** Lines one by one: a list of millions would take a second to make. */
function* linesIn(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign !== LINE_FEED && sign !== RETURN) continue;
    yield text.slice(start, at);
    if (sign === RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    start = at + 1;
  }
  yield text.slice(start);
}
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** One question on its way: its cells, and the line that each begins on. */
interface OpenQuestion {
  readonly line: number;
  readonly cells: Partial<Record<Column, string>>;
  readonly lines: Partial<Record<Column, number>>;
  options: number;
  /** It begins behind the explanation of another one, without a number. */
  readonly isUnclear: boolean;
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
  /** Blanks before the first item of the list that is being read. */
  private listIndent: number | undefined;

  take(line: string, at: number): void {
    if (line.trim() === '') {
      // Paragraphs of a case, a stem and an explanation stay apart.
      if (this.column) this.append('');
      this.isAfterBlank = true;
      return;
    }
    this.mark(line.trimStart(), this.textOf(line), at);
    this.isAfterBlank = false;
  }

  end(): ImportedRows {
    this.closeCase();
    if (this.rows.length === 0 && this.faults.length === 0)
      this.fault(1, '', 'There is no question in this text. Begin one with 1. and its options with A.');
    return { rows: this.rows, faults: this.faults };
  }

  /** Text of a line: an item of an inner list keeps the blanks by which it is one. */
  private textOf(line: string): string {
    const indent = ITEM.exec(line)?.[1]?.length;
    if (indent === undefined) {
      this.listIndent = undefined;
      return line.trimStart();
    }
    this.listIndent ??= indent;
    return line.slice(Math.min(indent, this.listIndent));
  }

  private mark(line: string, text: string, at: number): void {
    const escape = ESCAPED.exec(line)?.[0];
    if (escape !== undefined && this.column) return this.append(line.slice(escape.length));
    const restOf = (mark: string) => line.slice(mark.length).trimStart();
    const [mark = '', keyword] = KEYWORD.exec(line) ?? [];
    if (keyword !== undefined) return this.keyword(keyword.toUpperCase(), restOf(mark), at);
    const [lettered = '', letter] = OPTION.exec(line) ?? [];
    if (letter !== undefined && this.isOptionPlace(letter.toLowerCase()))
      return this.option(letter.toLowerCase() as Letter, restOf(lettered), at);
    const number = NUMBERED.exec(line)?.[0];
    const stem = number && restOf(number);
    if (stem !== undefined && (this.theCase || !this.question || this.isAnswered)) return this.begin(stem, at);
    const isNext = this.isAnswered && (this.isAfterBlank || this.column === 'answer');
    if (isNext && !this.theCase)
      return this.begin(line, at, this.column === 'explanation' || this.column?.startsWith('why_'));
    if (this.column) return this.append(text);
    if (this.theCase) return this.fault(at, '', 'Begin each question of a case with its number, such as 1.');
    this.begin(line, at);
  }

  /** A germ's short name may begin a line of a case, and of a stem where no option A has begun: E. coli. */
  private isOptionPlace(letter: string): boolean {
    if (this.isAnswered || (this.theCase && !this.question)) return false;
    return !this.question || this.question.options > 0 || letter === 'a';
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
    const { cells } = question;
    // A species has a small letter: A. albicans before option A belongs to the stem.
    if (letter === 'a' && question.options === 1 && SMALL.test(cells.a ?? '') && !SMALL.test(said)) {
      cells.stem = `${cells.stem ?? ''}\nA. ${cells.a ?? ''}`;
      delete cells.a;
      question.options = 0;
    }
    if (letter !== LETTERS[question.options]) {
      const next = LETTERS[question.options]?.toUpperCase() ?? '?';
      return this.fault(at, letter, `Option ${next} comes next here. If this line is text, put \\ before it.`);
    }
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

  private begin(stem: string, at: number, isUnclear = false): void {
    this.closeQuestion();
    if (this.rows.length === IMPORT_LIMITS.questions) {
      this.fault(at, '', TOO_MANY_QUESTIONS);
      this.isOver = true;
      return;
    }
    this.question = { line: at, cells: { stem }, lines: { stem: at }, options: 0, references: 0, isUnclear };
    this.column = 'stem';
  }

  private append(line: string): void {
    const { column, question, theCase } = this;
    if (column === 'case_text' && theCase) theCase.text += `\n${line}`;
    else if (column && question) {
      if (line !== '' && column === 'stem' && question.isUnclear && this.isAfterBlank)
        this.fault(question.line, 'stem', UNCLEAR);
      // Continuation of a long option.
      const isOption = column.length === 1 && !this.isAfterBlank && line !== '';
      question.cells[column] = `${question.cells[column] ?? ''}${isOption ? ' ' : '\n'}${line}`;
    }
  }

  private closeQuestion(): void {
    const { question, theCase, title } = this;
    this.question = undefined;
    this.column = undefined;
    if (!question) return;
    if (question.options === 0) return this.fault(question.line, 'stem', NO_OPTIONS);
    const isFirst = !theCase || theCase.questions === 0;
    if (isFirst) this.cases += 1;
    if (theCase) theCase.questions += 1;
    const { cells, lines } = question;
    // Once for a case, and not for each of its questions: it can be as long as the file.
    const caseText = isFirst ? (theCase?.text.trim() ?? '') : '';
    const said = theCase?.title || title?.text || titleFrom(caseText || (cells.stem ?? ''));
    this.title = theCase ? title : undefined;
    const { row, faults } = boundedRow({
      line: question.line,
      cells: { ...cells, case: `${this.cases}`, ...(isFirst && { title: said, case_text: caseText }) },
      lines: { ...lines, ...(theCase && { title: theCase.line, case_text: theCase.line }) },
    });
    this.rows.push(row);
    this.faults.push(...faults);
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

const SMALL = /^\p{Ll}/u;
const NO_OPTIONS = 'This question has no options. Begin them with A. If this line is text, put \\ before it.';
const UNCLEAR = 'Number this question, such as 2. If it belongs to the explanation, leave the empty line out.';

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
