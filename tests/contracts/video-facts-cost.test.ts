import { describe, expect, it } from 'vitest';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { PieceReader } from '../../src/adapters/video-facts/piece-reader.ts';
import { bytesOf } from '../domain/media/samples.ts';

const KIB = 1024;

const element = (id: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};
const unsized = (id: string): Buffer => Buffer.from(`${id}ff`, 'hex');
const box = (kind: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(content).length);
  head.write(kind, 4);
  return Buffer.concat([head, ...content]);
};
const list = (kind: string, bytes: number): Buffer => {
  const head = Buffer.alloc(12);
  head.write('LIST');
  head.writeUInt32LE(bytes, 4);
  head.write(kind, 8);
  return head;
};
const words = (...numbers: number[]): Buffer => {
  const all = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) all.writeUInt32BE(number, 4 * index);
  return all;
};

const EBML = element('1a45dfa3', Buffer.from('428284', 'hex'), Buffer.from('webm'));
const TIME = Buffer.from('e78101', 'hex');
const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2', 'latin1'));
const RIFF = Buffer.from('RIFF\xff\xff\xff\x7fAVI ', 'latin1');
const FRAGMENTED = Buffer.concat([
  FTYP,
  box(
    'moov',
    box('trak', box('tkhd', words(0, 0, 0, 1, 0, 0)), box('mdia', box('mdhd', words(0, 0, 0, 1000, 0, 0)))),
    box('mvex', box('trex', words(0, 1, 1, 1, 0, 0))),
  ),
]);

type Fragment = [name: string, contentType: string, front: Buffer, repeated: Buffer];
const webm = (name: string, repeated: Buffer, front = Buffer.concat([EBML, unsized('18538067')])): Fragment => [
  `webm: ${name}`,
  'video/webm',
  front,
  repeated,
];
const mp4 = (name: string, repeated: Buffer, front = FTYP): Fragment => [`mp4: ${name}`, 'video/mp4', front, repeated];
const avi = (name: string, repeated: Buffer): Fragment => [`avi: ${name}`, 'video/x-msvideo', RIFF, repeated];

/** Each token of what the three readers know, again and again. */
const FRAGMENTS: Fragment[] = [
  webm('a cluster with its time', Buffer.concat([unsized('1f43b675'), TIME, Buffer.from([0])])),
  webm(
    'a cluster within a block of another one',
    Buffer.concat([unsized('1f43b675'), TIME, element('a3', unsized('1f43b675'), TIME)]),
  ),
  webm('a cluster whose elements hold the next one', Buffer.from('1f43b675ffe78101ec85', 'hex')),
  webm('the id of a cluster', Buffer.from('1f43b675', 'hex')),
  webm('the first byte of a cluster', Buffer.from([0x1f])),
  webm('a group of blocks', Buffer.concat([unsized('1f43b675'), TIME, unsized('a0'), unsized('a1')])),
  webm('an empty element', Buffer.from('ec80', 'hex')),
  webm('facts', element('1549a966', element('4489', Buffer.alloc(4)), element('2ad7b1', Buffer.from([1])))),
  webm('tracks', element('1654ae6b', element('ae', element('e0', element('b0', Buffer.from([1])))))),
  webm('a track without a size', Buffer.concat([unsized('1654ae6b'), unsized('ae'), unsized('e0')])),
  webm('bytes that begin nothing', Buffer.from([0])),
  mp4('an empty box', box('free')),
  mp4('an index of the smallest kind', box('moov')),
  mp4('an index with a track', box('moov', box('mvex'), box('trak', box('mdia', box('mdhd'))))),
  mp4(
    'a track in an index',
    box('trak', box('tkhd', words(0, 0, 0, 1))),
    Buffer.concat([FTYP, words(2 ** 31), Buffer.from('moov')]),
  ),
  mp4('an index of segments that says more than it holds', box('sidx', words(0, 1, 1000, 0, 0, 0xffff)), FRAGMENTED),
  mp4(
    'a fragment that says more than it holds',
    box('moof', box('traf', box('tfhd', words(0, 1)), box('trun', words(0x100, 4000)))),
    FRAGMENTED,
  ),
  mp4(
    'a run that says more than it holds',
    box('trun', words(0x100, 2000)),
    Buffer.concat([
      FRAGMENTED,
      words(2 ** 31),
      Buffer.from('moof'),
      words(2 ** 30),
      Buffer.from('traf'),
      box('tfhd', words(0, 1)),
    ]),
  ),
  avi('a list of headers that begins in another one', list('hdrl', 2 ** 31 - 1)),
  avi('an empty list', list('hdrl', 4)),
  avi('a header', Buffer.from('avih\0\0\0\0', 'latin1')),
  avi('a count of frames', Buffer.from('dmlh\x04\0\0\0\x01\0\0\0', 'latin1')),
];

/** At the end stands what nothing can be: whoever got there has read in vain. */
const NOTHING = Buffer.alloc(64);

const bodyOf = ([, , front, repeated]: Fragment, bytes: number): Buffer => {
  const times = Math.floor((bytes - front.length) / repeated.length);
  return Buffer.concat([front, Buffer.alloc(times * repeated.length, repeated), NOTHING]);
};

/** How often it is read: between two reads a bounded number of pieces is looked at, which a test below holds. */
async function readsOf([, contentType, ...rest]: Fragment, bytes: number): Promise<number> {
  const body = bodyOf(['', contentType, ...rest], bytes);
  let reads = 0;
  await new VideoHeaderReader().headersOf({ contentType, bytes: body.length }, async ({ first, last }) => {
    reads += 1;
    return bytesOf(body.subarray(first, last + 1));
  });
  return reads;
}

describe('what a video may cost whoever reads it', () => {
  it.each(FRAGMENTS)('is in proportion to its bytes: %s', async (...fragment) => {
    for (const bytes of [4 * KIB, 16 * KIB, 32 * KIB])
      expect(await readsOf(fragment, bytes)).toBeLessThanOrEqual(8 + bytes / 64);
  });

  it.each(FRAGMENTS.filter(([name]) => /hold the next one|an empty box|a list of headers/.test(name)))(
    'ends, however large it is: %s',
    async (...fragment) => {
      expect(await readsOf(fragment, 20 * KIB * KIB)).toBeLessThanOrEqual(1201);
    },
  );

  it('is paid in small turns: a window is read anew after so many looks at it', async () => {
    const LOOKS = 50_000;
    let reads = 0;
    const reader = new PieceReader(1000, async ({ first, last }) => {
      reads += 1;
      return bytesOf(Buffer.alloc(last - first + 1));
    });
    for (let look = 0; look < LOOKS; look += 1) await reader.piece(look % 1000, 1);
    expect(LOOKS / reads).toBeLessThanOrEqual(2000);
  });
});
