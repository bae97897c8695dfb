import type { Token, Tokens } from 'marked';
import { isPublicLink } from '../../domain/kernel/https-link.ts';
import {
  type Block,
  figureOf,
  hiddenAt,
  type Inline,
  type LinkRule,
  type ListBlock,
  linesOf,
  RICH_TEXT_LIMITS,
  type RichText,
  type RichTextReader,
  type TableBlock,
} from '../../domain/kernel/rich-text.ts';
import { characterOf, ENTITY } from './entities.ts';
import { TooMuch, tokensOf } from './limited-lexer.ts';

const { characters, columns, rows } = RICH_TEXT_LIMITS;
/** How much of a text a fault repeats. */
const MAX_QUOTED = 40;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s,;()]+/gi;

/** Reads with Marked's lexer: its tree of tokens alone, never its HTML. */
export class MarkedRichTextReader implements RichTextReader {
  read(source: string, links: LinkRule = 'none'): RichText {
    if (source.length > characters)
      return { faults: [`Use at most ${characters.toLocaleString('en-AU')} characters.`] };
    const lines = linesOf(source);
    const reading = new Reading(links);
    lines.forEach((line, index) => reading.lookFor(line, index + 1));
    const blocks = reading.all(lines.map((line) => line.trimEnd()));
    const faults = [...reading.faults].slice(0, RICH_TEXT_LIMITS.faults);
    return faults.length > 0 ? { faults } : { blocks };
  }
}

interface Marks {
  readonly isStrong: boolean;
  readonly isEm: boolean;
}

const PLAIN: Marks = { isStrong: false, isEm: false };

/** One text on its way through: what is wrong with it is gathered. */
class Reading {
  /** Each said once. */
  readonly faults = new Set<string>();

  constructor(private readonly links: LinkRule) {}

  lookFor(line: string, number: number): void {
    const at = hiddenAt(line);
    if (at === -1) return;
    const before = [...line.slice(0, at)].slice(-MAX_QUOTED).join('').trim();
    const where = before === '' ? 'starts with a hidden character' : `has a hidden character after “${before}”`;
    this.faults.add(`Line ${number} ${where}. Delete it.`);
  }

  /** Takes figures out first: to Marked they would be words of a paragraph. */
  all(lines: readonly string[]): Block[] {
    const blocks: Block[] = [];
    let text: string[] = [];
    const endText = () => {
      blocks.push(...this.textOf(text.join('\n')));
      text = [];
    };
    for (const line of lines) {
      const id = figureOf(line);
      if (id === undefined) {
        text.push(line);
        if (line.includes('{{figure')) this.faults.add('Write {{figure:ID}} on a line of its own.');
      } else {
        endText();
        blocks.push({ kind: 'figure', id });
      }
    }
    endText();
    return blocks;
  }

  private textOf(text: string): Block[] {
    try {
      return this.blocksOf(tokensOf(text, this.links));
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      this.faults.add(error.message);
      return [];
    }
  }

  private blocksOf(tokens: readonly Token[]): Block[] {
    return tokens.flatMap((token): Block[] => {
      switch (token.type) {
        case 'space':
          return [];
        case 'paragraph':
        case 'text':
          return [{ kind: 'paragraph', inlines: this.inlinesOf(token.tokens) }];
        case 'list':
          return [this.listOf(token as Tokens.List)];
        case 'table':
          return [this.tableOf(token as Tokens.Table)];
        default:
          this.refuse(token);
          return [];
      }
    });
  }

  private listOf({ ordered, start, items }: Tokens.List): ListBlock {
    // Screens number a list by its first item.
    if (ordered) this.lookForNumbers(items.map(({ raw }) => Number.parseInt(raw.trimStart(), 10)));
    return {
      kind: 'list',
      start: ordered ? Number(start) : null,
      items: items.map(({ tokens }) => this.blocksOf(tokens)),
    };
  }

  /** Refuses numbers that would be shown as others; Markdown lets one write `1.` before each item. */
  private lookForNumbers(numbers: readonly number[]): void {
    const at = numbers.findIndex((number, place) => number !== Number(numbers[0]) + place);
    if (at === -1 || numbers.every((number) => number === 1)) return;
    const shown = Number(numbers[0]) + at;
    this.faults.add(
      `A list has ${numbers[at]}. where ${shown}. comes next. Write ${shown}., or put \\ before the full stop: ${numbers[at]}\\.`,
    );
  }

  private tableOf({ raw, header, rows: body }: Tokens.Table): TableBlock {
    const lines = raw.trimEnd().split('\n');
    if (header.length > columns) this.faults.add(`A table has at most ${columns} columns.`);
    if (body.length > rows) this.faults.add(`A table has at most ${rows} rows.`);
    // Marked leaves out what is too many.
    if (lines.some((line) => cellsOf(line) > header.length))
      this.faults.add('A row of a table has more cells than the first row.');
    const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => this.inlinesOf(tokens));
    return { kind: 'table', head: cells(header), rows: body.map(cells) };
  }

  private inlinesOf(tokens: readonly Token[] = []): Inline[] {
    const inlines: Inline[] = [];
    for (const inline of this.wordsOf(tokens, PLAIN)) {
      const last = inlines.at(-1);
      if (last?.isStrong === inline.isStrong && last.isEm === inline.isEm && last.href === inline.href)
        inlines[inlines.length - 1] = { ...last, text: last.text + inline.text };
      else inlines.push(inline);
    }
    return inlines.map(({ text, ...marks }, index) => {
      const tidy = text.replace(/\t/g, ' ').replace(/\n +/g, '\n');
      return { text: index === 0 ? tidy.trimStart() : tidy, ...marks };
    });
  }

  private wordsOf(tokens: readonly Token[], marks: Marks): Inline[] {
    return tokens.flatMap((token): Inline[] => {
      switch (token.type) {
        case 'text':
          return [{ text: this.textIn(token.raw), ...marks }];
        case 'address':
          return this.linkOf(token.raw, marks);
        case 'escape':
          return [{ text: (token as Tokens.Escape).text, ...marks }];
        case 'br':
          return [{ text: '\n', ...marks }];
        case 'strong':
          return this.wordsOf(token.tokens ?? [], { ...marks, isStrong: true });
        case 'em':
          return this.wordsOf(token.tokens ?? [], { ...marks, isEm: true });
        default:
          this.refuse(token);
          return [];
      }
    });
  }

  private linkOf(address: string, marks: Marks): Inline[] {
    if (isPublicLink(address)) return [{ text: address, ...marks, href: address }];
    this.refuse({ type: 'address', raw: address });
    return [];
  }

  private textIn(raw: string): string {
    for (const [address] of raw.matchAll(ADDRESS)) this.refuse({ type: 'address', raw: address });
    return raw.replace(ENTITY, (entity: string, ...groups: (string | undefined)[]) => {
      const character = characterOf(groups[0], groups[1], groups[2]);
      if (character === undefined) this.faults.add(`${entity} is not known here. Write the character instead.`);
      else if (hiddenAt(character) >= 0) this.faults.add(`${entity} is a character that cannot be seen. Delete it.`);
      return character ?? '';
    });
  }

  private refuse(token: Pick<Token, 'type' | 'raw'>): void {
    const what = `“${beginOf(token)}”`;
    const refusals = this.links === 'public' ? LINK_REFUSALS : REFUSALS;
    this.faults.add(`${what} ${refusals[token.type] ?? 'cannot be shown. Use plain text.'}`);
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  html: 'looks like HTML. Put \\ before < to show it as text.',
  link: 'is a link. Links are not allowed here.',
  def: 'is a link. Links are not allowed here.',
  address: 'is a link. Links are not allowed here.',
  image: 'is an image. Add it as a figure instead.',
  code: 'starts a block of code. Use plain text.',
  heading: 'is a heading. Use **bold** instead.',
  hr: 'draws a line. Leave it out.',
  checkbox: 'makes a check box. Put \\ before [ to show it as text.',
};

/** Nobody sees where a link of other words leads. */
const BARE = 'hides where its link leads. Write the address itself, such as https://meet.example/room.';
const LINK_REFUSALS: Readonly<Record<string, string>> = {
  ...REFUSALS,
  link: BARE,
  def: BARE,
  address: 'cannot be a link. Use https:// and a public site, without a port, such as https://meet.example/room.',
};

function beginOf({ raw }: Pick<Token, 'raw'>): string {
  const line = raw.trim().split('\n', 1)[0] ?? '';
  const begin = [...line.slice(0, 2 * MAX_QUOTED)].slice(0, MAX_QUOTED).join('');
  return begin === line ? line : `${begin}…`;
}

/** Counts as Marked splits: at each pipe without a backslash, less those at both ends. */
const cellsOf = (row: string): number =>
  row.replace(/\\./g, '-').trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
