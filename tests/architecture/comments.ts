import { parseSync } from 'vite';
import { isCode } from './files.ts';
import type { SourceFile } from './text-rules.ts';

/** Text of a comment on one line, without marks and quoted code; `at` is `path:line` of its beginning. */
export interface Comment {
  readonly at: string;
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = ({ path, text }: SourceFile): Span[] =>
  isCode(path)
    ? parseSync(path, text).comments
    : Array.from(text.matchAll(/\/\*[\s\S]*?\*\//g), ({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }));

/** Joins comments without code between them: a sentence may continue in the next `//`. */
const joined = (spans: readonly Span[], text: string): Span[] =>
  spans.reduce<Span[]>((before, { start, end }) => {
    const last = before.at(-1);
    return last && text.slice(last.end, start).trim() === ''
      ? [...before.slice(0, -1), { start: last.start, end }]
      : [...before, { start, end }];
  }, []);

const plain = (comment: string): string =>
  comment
    .replaceAll(/\*\/|^\s*(?:\/\*+|\*(?!\/)|\/\/)/gm, ' ')
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the comments of a file of TypeScript or CSS. */
export const commentsOf = (file: SourceFile): Comment[] =>
  joined(spansOf(file), file.text).map(({ start, end }) => ({
    at: `${file.path}:${file.text.slice(0, start).split('\n').length}`,
    text: plain(file.text.slice(start, end)),
  }));
