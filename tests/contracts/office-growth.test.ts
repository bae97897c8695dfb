import { describe, expect, it } from 'vitest';
import { faultOfWordPackage } from '../../src/adapters/office/word-package.ts';
import { once } from '../../src/domain/media/bytes.ts';
import type { ArchiveEntry } from '../../src/domain/media/ports.ts';
import { growthTo, LINEAR } from '../support/growth.ts';
import { ownProcessorMs, slowdown } from '../support/longest-turn.ts';
import { docxParts } from '../support/word.ts';

const MIB = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
const MAX_SECONDS = 5;

/** A document with a header that repeats one piece of the grammar, behind one that opens it. */
async function* repeating(token: string, bytes: number, name: string): AsyncGenerator<ArchiveEntry> {
  for (const part of docxParts())
    yield {
      name: part.name,
      packedBytes: 50,
      unpackedBytes: part.content.length,
      unpack: () => once(Buffer.from(part.content)),
    };
  const chunk = Buffer.from(token.repeat(Math.ceil(CHUNK_BYTES / token.length)));
  const chunks = Math.ceil(bytes / chunk.length);
  async function* unpack() {
    yield Buffer.from('<x>');
    for (let index = 0; index < chunks; index += 1) yield chunk;
  }
  yield { name, packedBytes: bytes, unpackedBytes: 3 + chunks * chunk.length, unpack };
}

async function secondsFor(token: string, bytes: number): Promise<number> {
  const before = ownProcessorMs();
  await faultOfWordPackage(repeating(token, bytes, 'word/header1.xml'));
  return (ownProcessorMs() - before) / 1000;
}

const TOKENS = [
  '<',
  '<instrText ',
  '<w:instrText>',
  '<w:instrText> DD',
  '</w:instrText>',
  '<w:fldSimple w:instr="DD',
  '<w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="end"/>',
  '<a b="c"/>',
  '<a ',
  'a="',
  "='",
  '<!',
  '<!-- ',
  '--',
  '<![CDATA[',
  ']]',
  '<?xml ',
  '?',
  '&#0',
  '&#x44;',
  '<Relationship Target="',
  '<Override/>',
  ' ',
  '\0',
];

describe('the time that a document of Word takes', () => {
  it.each(TOKENS)('grows as the number of its %j', async (token) => {
    for (const name of ['word/header1.xml', 'word/_rels/header1.xml.rels']) {
      const growth = await growthTo(MIB / 2, (bytes) => () => faultOfWordPackage(repeating(token, bytes, name)));
      expect(growth, name).toBeLessThan(LINEAR);
    }
  });

  it.each(['<a/>', '<w:instrText>&#0'])('is bounded for 64 MiB of %j', async (token) => {
    const seconds = await secondsFor(token, 64 * MIB - CHUNK_BYTES);
    // Beyond the limit by the reference of an idle machine alone.
    expect(seconds > MAX_SECONDS ? seconds / slowdown() : seconds).toBeLessThan(MAX_SECONDS);
  });
});
