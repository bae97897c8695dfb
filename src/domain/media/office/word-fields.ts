import { decodedEntities } from './xml-scanner.ts';

/** Starts a program and asks it for words, or brings in a file or a picture. */
const FETCHING = /^(?:DDE|DDEAUTO|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT)$/i;
/** Takes its words from a source, which may lie on the author's own drive. */
const LINKING = /^(?:LINK|DATABASE|RD)$/i;
const ELSEWHERE = /[\\/]{2}|\b(?:https?|ftp|mhtml):/i;
/** Outside of any field, where Word takes no word for an order. */
const DDE_ANYWHERE = /(?:^|[^a-z0-9])DDE(?:AUTO)?(?:[^a-z0-9]|$)/i;

/** Longer ones belong to programs for references, which keep what they know in a field: its first word is enough. */
const MAX_INSTRUCTION = 16 * 1024;
/** Fields in fields, which form letters have some of. */
const MAX_DEPTH = 100;
/** Longer than the word that is looked for outside of fields, with each of its letters as a number. */
const MAX_ORDER = 80;

/**
 * Whether what a field is told makes Word fetch something, or start a program, by itself.
 *
 * @param isCut the instruction is longer than that
 */
export function isFetchingField(text: string, isCut = false): boolean {
  const [, word, behind] = /^[^a-z]*([a-z]+)([^a-z]?)/i.exec(text) ?? [];
  // Nothing but blanks, as far as can be seen.
  if (word === undefined || (isCut && !behind)) return isCut;
  if (FETCHING.test(word)) return true;
  return LINKING.test(word) && (isCut || ELSEWHERE.test(text.replaceAll('\\\\', '\\')));
}

/**
 * Puts together what fields are told, from pieces in the order of the document: a word that is torn apart is whole
 * again, and a field in a field has its own.
 */
export class FieldReader {
  private readonly open: string[] = [];
  private outside = '';
  /** Whether one of them would make Word fetch something by itself. */
  isFetching = false;
  isTooDeep = false;

  begin(): void {
    this.open.push('');
    this.isTooDeep ||= this.open.length > MAX_DEPTH;
  }

  text(piece: string): void {
    const told = this.open.at(-1);
    if (told !== undefined) this.open[this.open.length - 1] = told + piece.slice(0, MAX_INSTRUCTION - told.length);
    else {
      this.outside += piece;
      if (this.outside.length > MAX_INSTRUCTION) this.judgeOutside();
    }
  }

  /** What follows is what the field came to, and no order. */
  separate(): void {
    this.judge('');
  }

  end(): void {
    this.judge(undefined);
  }

  /** What is open at the end counts as well. */
  close(): void {
    while (this.open.length > 0) this.end();
    this.judgeOutside();
  }

  private judgeOutside(): void {
    this.isFetching ||= DDE_ANYWHERE.test(decodedEntities(this.outside));
    this.outside = this.outside.slice(-MAX_ORDER);
  }

  private judge(next: '' | undefined): void {
    const told = this.open.pop();
    if (told === undefined) return;
    this.isFetching ||= isFetchingField(decodedEntities(told), told.length >= MAX_INSTRUCTION);
    if (next !== undefined) this.open.push(next);
  }
}
