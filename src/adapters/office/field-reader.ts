import { holdsDde, isFetchingField, MAX_INSTRUCTION } from '../../domain/media/office/word-fields.ts';
import { decodedEntities } from './xml-scanner.ts';

/** Fields in fields, which form letters have some of. */
const MAX_DEPTH = 100;
/** Longer than the word that is looked for outside of fields, with each of its letters as a number. */
const MAX_ORDER = 80;

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

  /** Ends the instruction; the result of the field follows. */
  separate(): void {
    this.judge('');
  }

  end(): void {
    this.judge(undefined);
  }

  /** Judges the fields that are still open at the end. */
  close(): void {
    while (this.open.length > 0) this.end();
    this.judgeOutside();
  }

  private judgeOutside(): void {
    this.isFetching ||= holdsDde(decodedEntities(this.outside));
    this.outside = this.outside.slice(-MAX_ORDER);
  }

  private judge(next: '' | undefined): void {
    const told = this.open.pop();
    if (told === undefined) return;
    this.isFetching ||= isFetchingField(decodedEntities(told), told.length >= MAX_INSTRUCTION);
    if (next !== undefined) this.open.push(next);
  }
}
