import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { BlockReply } from '../../wire/replies/rich-text.ts';

/** Blocks of a text; none where its author has to mend it first. */
export function blocksOf(source: string, reader: RichTextReader): BlockReply[] {
  const read = reader.read(source);
  return 'blocks' in read ? (read.blocks as BlockReply[]) : [];
}
