import { type ExcerptPart, indexedWords, isFound } from './search.ts';

/** A word as its text writes it, with marks inside that nobody sees, such as a soft hyphen. */
const WRITTEN = /[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const MAX_WORDS = 20;
/** Number of words shown before the first match. */
const WORDS_BEFORE = 5;

/**
 * Cuts out of a text the first place with the most of the wanted words close together. The words are folded; the text
 * is shown as it is written. Empty when the text contains none of them.
 */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const foundIn = finder(words);
  const starts: number[] = [];
  let near: { position: number; word: number }[] = [];
  let best = { position: -1, count: 0 };
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const position = starts.push(index) - 1;
    const found = foundIn(written);
    if (found.length === 0) continue;
    near = near.filter((match) => position - match.position < MAX_WORDS - WORDS_BEFORE);
    near.push(...found.map((word) => ({ position, word })));
    const count = new Set(near.map(({ word }) => word)).size;
    if (count > best.count) best = { position: near[0]?.position ?? position, count };
    if (count === words.length) break;
  }
  if (best.count === 0) return [];
  const from = starts[Math.max(0, best.position - WORDS_BEFORE)] ?? 0;
  return marked(text, from, foundIn);
}

/** Which of the wanted words a written one is, by their numbers. Judged once for each: a book repeats its words. */
function finder(words: readonly string[]): (written: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (written) => {
    const before = known.get(written);
    if (before) return before;
    const there = indexedWords(written);
    const found = [...words.keys()].filter((index) => there.some((word) => isFound(word, words, index)));
    known.set(written, found);
    return found;
  };
}

function marked(text: string, from: number, foundIn: (written: string) => readonly number[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') parts.push({ text: piece.replace(/\s+/g, ' '), isMatch });
  };
  let count = 0;
  let shown = from;
  let end = text.length;
  const written = new RegExp(WRITTEN);
  written.lastIndex = from;
  for (let match = written.exec(text); match; match = written.exec(text)) {
    count += 1;
    if (count > MAX_WORDS) {
      end = match.index;
      break;
    }
    if (foundIn(match[0]).length === 0) continue;
    add(text.slice(shown, match.index), false);
    add(match[0], true);
    shown = match.index + match[0].length;
  }
  add(`${text.slice(shown, end).trimEnd()}${end < text.length ? ' …' : ''}`, false);
  if (from > 0) parts.unshift({ text: '… ', isMatch: false });
  return parts;
}
