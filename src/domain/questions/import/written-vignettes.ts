import { folded } from '../../kernel/fold-text.ts';
import { hiddenAt } from '../../kernel/rich-text.ts';
import type { Reference } from '../answer-key.ts';
import type { WrittenOption, WrittenQuestion, WrittenVersion } from '../draft.ts';
import { BASES, type Basis, QUESTION_LIMITS as MAX } from '../literals.ts';
import { HIDDEN_CHARACTER, type Taxonomy } from '../submission.ts';
import { figuresIn, type ShownFigure } from '../vignette-version.ts';
import { atMost } from './cells.ts';
import {
  type Column,
  cellOf,
  type ImportFault,
  type ImportRow,
  LETTERS,
  lineOf,
  referenceColumn,
  whyColumn,
} from './columns.ts';
import { unpacked } from './packed.ts';

export interface ImportedVignette {
  /** Its rows, one for each question. */
  readonly rows: readonly ImportRow[];
  /** With the figures that the rows name. */
  readonly written: WrittenVersion;
  /** Texts that no draft can hold. */
  readonly faults: readonly ImportFault[];
}

/** Groups rows with one `case` into a vignette, in the order in which cases first appear. */
export function rowsByCase(rows: readonly ImportRow[]): ImportRow[][] {
  const cases = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const name = folded(cellOf(row, 'case'));
    // Without one, each row is a vignette of its own.
    const key = name === '' ? `\n${row.line}` : name;
    const known = cases.get(key);
    if (known) known.push(row);
    else cases.set(key, [row]);
  }
  return [...cases.values()];
}

/** Clusters and subjects are known by their ids and by their titles. */
type Known = Pick<Taxonomy, 'clusters' | 'subjects'>;

export function writtenVignette(rows: readonly ImportRow[], known: Known): ImportedVignette {
  const reading = new Reading(known);
  const written = reading.vignetteOf(rows);
  return { rows, written, faults: reading.faults };
}

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const ADDRESS = /^https:\/\/[^\s<>"]+$/;

class Reading {
  readonly faults: ImportFault[] = [];

  constructor(private readonly known: Known) {}

  vignetteOf(rows: readonly ImportRow[]): WrittenVersion {
    if (rows.length > MAX.questions)
      this.fault(rows[MAX.questions], 'case', `A case can have ${MAX.questions} questions at most.`);
    return {
      title: this.line(...this.shared(rows, 'title')),
      case: cellOf(...this.shared(rows, 'case_text')),
      basis: this.basisOf(...this.shared(rows, 'basis')),
      isDeclared: false,
      figures: this.figuresOf(...this.shared(rows, 'figures')),
      questions: rows.slice(0, MAX.questions).map((row) => this.questionOf(row)),
    };
  }

  /** The row that has what its vignette says in this column: one of them is enough, and several must agree. */
  private shared(rows: readonly ImportRow[], column: Column): [ImportRow, Column] {
    const said = rows.filter((row) => cellOf(row, column) !== '');
    const [first] = said;
    const other = said.find((row) => cellOf(row, column) !== cellOf(first ?? row, column));
    if (first && other)
      this.fault(other, column, `Line ${lineOf(first, column)} of the same case says something else here.`);
    return [first ?? rows[0]!, column];
  }

  private questionOf(row: ImportRow): WrittenQuestion {
    return {
      stem: cellOf(row, 'stem'),
      cluster: this.idOf(row, 'cluster', this.known.clusters),
      subject: this.idOf(row, 'subject', this.known.subjects),
      tags: this.tagsOf(row),
      isNew: false,
      explanation: cellOf(row, 'explanation'),
      takeaway: this.line(row, 'takeaway'),
      references: this.referencesOf(row),
      options: this.optionsOf(row),
    };
  }

  private optionsOf(row: ImportRow): WrittenOption[] {
    const right = this.rightOf(row);
    const options = LETTERS.map((letter) => ({
      text: this.line(row, letter),
      isCorrect: letter === right,
      why: cellOf(row, whyColumn(letter)),
    }));
    const count = options.findLastIndex(({ text, isCorrect, why }) => text !== '' || isCorrect || why !== '') + 1;
    return options.slice(0, count);
  }

  private rightOf(row: ImportRow): string {
    // As `B.` and `(b)` as well.
    const answer = folded(cellOf(row, 'answer')).replace(/^\(?([a-h])[.)]$/, '$1');
    if (/^[a-h]?$/.test(answer)) return answer;
    const letters = answer.split(/[\s,;/&+]+|\band\b/).join('');
    const isSeveral = /^[a-h]+$/.test(letters);
    this.fault(row, 'answer', isSeveral ? 'Please name one right option, not several.' : ANSWER);
    return '';
  }

  private referencesOf(row: ImportRow): Reference[] {
    return Array.from({ length: MAX.references }, (_, at) => referenceColumn(at))
      .filter((column) => cellOf(row, column) !== '')
      .map((column) => {
        const [title = '', publisher = '', year = '', url = '', ...more] = unpacked(cellOf(row, column), '|');
        if (more.length > 0 || !/^\d{0,4}$/.test(year)) this.fault(row, column, REFERENCE);
        else if (url !== '' && !(ADDRESS.test(url) && url.length <= MAX.url))
          this.fault(row, column, 'Please enter a web address that begins with https://.');
        return {
          title: this.checkedLine(row, column, title, MAX.referenceTitle),
          publisher: this.checkedLine(row, column, publisher, MAX.publisher),
          year: Number(year) || 0,
          url,
        };
      });
  }

  private tagsOf(row: ImportRow): string[] {
    const tags = unpacked(cellOf(row, 'tags'), ',').filter((tag) => tag !== '');
    if (tags.length > MAX.tags) this.fault(row, 'tags', `A question can have ${MAX.tags} tags at most.`);
    return tags.slice(0, MAX.tags).map((tag) => this.checkedLine(row, 'tags', tag, MAX.tag));
  }

  /** A line for each figure: its number or any name, a description, a caption. */
  private figuresOf(row: ImportRow, column: Column): ShownFigure[] {
    const lines = cellOf(row, column)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length > MAX.figures) this.fault(row, column, `A case can have ${MAX.figures} figures at most.`);
    const figures: ShownFigure[] = [];
    for (const line of lines.slice(0, MAX.figures)) {
      const [name = '', description = '', caption = ''] = unpacked(line, '|');
      const next = Math.max(0, ...figures.map(({ number }) => number)) + 1;
      const number = /^[1-9]\d{0,3}$/.test(name) ? Number(name) : next;
      if (figures.some((one) => one.number === number)) this.fault(row, column, `Figure ${number} is named twice.`);
      if (description.length > MAX.description) this.fault(row, column, atMost(MAX.description));
      figures.push({ number, description, caption: this.checkedLine(row, column, caption, MAX.caption) });
    }
    return figures;
  }

  private basisOf(row: ImportRow, column: Column): Basis {
    const name = folded(cellOf(row, column));
    const basis = BASES.find((one) => one === name);
    if (name !== '' && !basis) this.fault(row, column, `Please write ${BASES.join(' or ')}, or leave it empty.`);
    return basis ?? BASES[0];
  }

  /** By its id or its title; what is neither stays as it is, and is a fault of the draft. */
  private idOf(row: ImportRow, column: Column, known: Taxonomy['clusters']): string {
    const name = cellOf(row, column);
    const found = known.find(({ id }) => id === name) ?? known.find(({ title }) => folded(title) === folded(name));
    return found?.id ?? this.checkedLine(row, column, name, MAX.title);
  }

  private line(row: ImportRow, column: Column): string {
    return this.checkedLine(row, column, cellOf(row, column), Infinity);
  }

  private checkedLine(row: ImportRow, column: Column, text: string, max: number): string {
    if (text.length > max) this.fault(row, column, atMost(max));
    else if (!ONE_LINE.test(text)) this.fault(row, column, 'Please write this on one line.');
    else if (hiddenAt(text) !== -1) this.fault(row, column, HIDDEN_CHARACTER);
    return text;
  }

  private fault(row: ImportRow | undefined, column: Column, message: string): void {
    if (row) this.faults.push({ line: lineOf(row, column), column, message });
  }
}

const ANSWER = 'Please name the right option by its letter, such as C.';
const REFERENCE = 'Please write it as Title | Publisher | Year | https://…';

/**
 * Returns a version that a draft can hold: figures come by uploads alone. Adds a line for each missing figure, so that
 * the draft shows what is missing.
 */
export function withoutFigures(written: WrittenVersion): WrittenVersion {
  const texts = [written.case, ...written.questions.flatMap(({ stem, explanation }) => [stem, explanation])];
  const shown = figuresIn(...texts);
  const lines = written.figures
    .filter(({ number }) => !shown.has(`${number}`))
    .map(({ number }) => `{{figure:${number}}}`);
  return { ...written, case: [written.case, ...lines].filter((text) => text !== '').join('\n\n'), figures: [] };
}
