import { parseSync } from 'vite';

/** One sentence that people read, and the file in which it is written. A computed piece of it is `…`. */
export interface Sentence {
  readonly path: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isJoined = (node: Node): boolean => node.type === 'BinaryExpression' && node.operator === '+';

/** Types, names of modules and what describes a call to engineers: no words for people. */
const SILENT_FIELDS = new Set(['source', 'typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);
const SILENT_KEYS = new Set(['summary', 'undo']);

/** Returns the texts of a module: literals, templates and what `+` joins of them. */
function textsOf(path: string, code: string): string[] {
  const texts: string[] = [];

  /** Returns what an expression says, with `…` for what is computed, and looks for other texts in that. */
  function said(node: Node): string {
    if (typeof node.value === 'string') return node.value;
    if (isJoined(node)) return said(node.left as Node) + said(node.right as Node);
    if (node.type !== 'TemplateLiteral') {
      look(node);
      return '…';
    }
    for (const computed of node.expressions as Node[]) look(computed);
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  }

  function look(node: Node): void {
    if (node.type.startsWith('TS') && !('expression' in node)) return;
    if (node.type === 'Property' && SILENT_KEYS.has(String((node.key as Node).name))) return;
    if (isJoined(node) || node.type === 'TemplateLiteral' || typeof node.value === 'string') {
      texts.push(said(node));
      return;
    }
    for (const [field, value] of Object.entries(node)) {
      if (SILENT_FIELDS.has(field) || (field === 'key' && node.computed !== true)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) look(child);
    }
  }

  look(parseSync(path, code).program as unknown as Node);
  return texts;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the paragraphs, list items and cells of a page of Markdown, without its code. */
const paragraphsOf = (page: string): string[] =>
  page
    .replaceAll(/```[\s\S]*?```/g, '\n\n')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, '…')
    .split(/\n\s*\n|\||\n(?=#|- |\d+\. )/)
    .map(oneLine);

/** Returns the comments of a file of settings: lines that follow each other are one. */
const commentsOf = (settings: string): string[] =>
  settings
    .replaceAll(/^(?!# ).*$/gm, '')
    .replaceAll(/^# (.*?)-*$/gm, '$1')
    .replaceAll(/`[^`]*`/g, '…')
    .split(/\n\s*\n|\n(?=---)|(?<=^--- .*)\n/m)
    .map((comment) => oneLine(comment.replaceAll('---', '')));

/** In `src` a text for people has more than one word, and begins or ends as a sentence does. */
const readsAsSentence = (text: string): boolean =>
  /\s/.test(text.trim()) && /\p{Ll}/u.test(text) && /^[\p{Lu}…“"]|[.!?:]$/u.test(text.trim());

function textsOfFile(path: string, content: string): string[] {
  if (path.endsWith('.md')) return paragraphsOf(content);
  if (!path.endsWith('.ts')) return commentsOf(content);
  const texts = textsOf(path, content);
  return /^(?:web\/text|src\/wire\/words)\//.test(path) ? texts : texts.filter(readsAsSentence);
}

/** Returns the sentences of a file that people read. */
export const sentencesOf = (path: string, content: string): Sentence[] =>
  textsOfFile(path, content)
    .flatMap((text) => text.split(/(?<=[.!?]['"”’)]?)\s+(?=[\p{Lu}\p{N}…“"(])|\n/u))
    .map(oneLine)
    .filter((text) => /[a-z]/i.test(text))
    .map((text) => ({ path, text }));

/** Counts what holds a letter or a digit, or is computed. */
export const wordsIn = (text: string): number => text.split(' ').filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
