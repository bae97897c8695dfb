import { LRUCache } from 'lru-cache';
import type { LinkRule, RichText, RichTextReader } from '../../domain/kernel/rich-text.ts';

/** Characters of texts that are kept: those of some ten mock exams, with their explanations. */
const MAX_KEPT = 4_000_000;

/** Reads each text once while it is kept: hundreds of candidates read the same cases and explanations at once. */
export class KeptRichTextReader implements RichTextReader {
  private readonly kept = new LRUCache<string, RichText>({
    maxSize: MAX_KEPT,
    sizeCalculation: (_read, source) => source.length + 1,
  });

  constructor(private readonly reader: RichTextReader) {}

  read(source: string, links: LinkRule = 'none'): RichText {
    const key = `${links}:${source}`;
    const known = this.kept.get(key);
    if (known) return known;
    const read = this.reader.read(source, links);
    this.kept.set(key, read);
    return read;
  }
}
