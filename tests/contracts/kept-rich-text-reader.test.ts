import { describe, expect, it } from 'vitest';
import { KeptRichTextReader } from '../../src/adapters/marked/kept-rich-text-reader.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';

/** A reader that tells how often it was asked. */
function counted() {
  let times = 0;
  const marked = new MarkedRichTextReader();
  const reader = new KeptRichTextReader({
    read(source, links) {
      times += 1;
      return marked.read(source, links);
    },
  });
  return { reader, times: () => times, marked };
}

describe('texts that were read before', () => {
  it('are answered as they are read, faults too, and read once', () => {
    const { marked, reader, times } = counted();
    const texts = ['', 'Pain on **biting**.', 'A [link](https://a.example).', 'a'.repeat(9_000)];
    for (const round of [1, 2])
      for (const text of texts) expect(reader.read(text), `${round}`).toEqual(marked.read(text));
    expect(times()).toBe(texts.length);
    const address = 'https://a.example';
    for (const links of ['none', 'public', 'none'] as const)
      expect(reader.read(address, links)).toEqual(marked.read(address, links));
  });

  it('are read again where many others were read since', () => {
    const { reader, times } = counted();
    const text = (at: number) => `${at} `.padEnd(8_000, 'a');
    for (let at = 0; at <= 500; at += 1) reader.read(text(at));
    reader.read(text(500));
    expect(times()).toBe(501);
    reader.read(text(0));
    expect(times()).toBe(502);
  });
});
