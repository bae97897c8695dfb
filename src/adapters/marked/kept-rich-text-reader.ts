import { LRUCache } from 'lru-cache';
import type { RichText, RichTextReader } from '../../domain/kernel/rich-text.ts';

/** Characters of texts that are kept: those of some ten mock exams, with their explanations. */
const MAX_KEPT = 4_000_000;

/** Reads each text once while it is kept: hundreds of candidates read the same cases and explanations at once. */
export class KeptRichTextReader implements RichTextReader {
  private readonly kept = new LRUCache<string, RichText>({
    maxSize: MAX_KEPT,
    sizeCalculation: (_read, source) => source.length + 1,
  });

  constructor(private readonly reader: RichTextReader) {}

  read(source: string): RichText {
    const known = this.kept.get(source);
    if (known) return known;
    const read = this.reader.read(source);
    this.kept.set(source, read);
    return read;
  }
}
