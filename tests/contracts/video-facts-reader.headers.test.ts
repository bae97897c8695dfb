import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import { factsFrom } from '../../src/domain/media/video-facts.ts';
import { bytesOf, SAMPLES } from '../domain/media/samples.ts';

const TYPES = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm', avi: 'video/x-msvideo' } as const;
type Extension = keyof typeof TYPES;

const video = (name: string): Buffer => readFileSync(new URL(`../support/videos/${name}`, import.meta.url));
const typeOf = (name: string): string => TYPES[name.split('.').at(-1) as Extension];

const readFacts = async (...asked: Parameters<VideoHeaderReader['headersOf']>) =>
  factsFrom(await new VideoHeaderReader().headersOf(...asked));

const factsOf = (name: string, body: Uint8Array) =>
  readFacts({ contentType: typeOf(name), bytes: body.length }, async ({ first, last }) =>
    bytesOf(body.subarray(first, first + 7), body.subarray(first + 7, last + 1)),
  );

// 62 frames, five in a second, made by ffmpeg.
const FILES: [name: string, seconds: number][] = [
  ['moov-first.mp4', 12.4],
  ['moov-last.mp4', 12.4],
  ['fragmented.mp4', 12.4],
  ['fragmented-without-index.mp4', 12.4],
  ['fragmented-with-sidx.mp4', 12.4],
  ['plain.mov', 12.4],
  ['told.webm', 12.4],
  // Nothing but the beginning of the last picture tells it.
  ['recorded.webm', 12.2],
  ['plain.avi', 12.4],
];

const NOTHING = { lengthSeconds: 0, width: 0, height: 0, rareCodec: '' };

describe('the length of a video', () => {
  it.each(FILES)('is read from %s', async (name, seconds) => {
    expect((await factsOf(name, video(name))).lengthSeconds).toBe(seconds);
  });

  it.each(['mp4', 'mov', 'oldMov', 'webm', 'avi'] as const)(
    'is 0 where only the beginning is there: %s',
    async (name) => {
      expect(await factsOf(`a.${name === 'oldMov' ? 'mov' : name}`, SAMPLES[name])).toEqual(NOTHING);
    },
  );

  it('is read behind five gigabytes of pictures, with some kilobytes', async () => {
    const [whole, gap] = [video('moov-last.mp4'), 5 * 1024 ** 3];
    const at = whole.indexOf('mdat') - 4;
    const end = at + whole.readUInt32BE(at);
    const header = Buffer.alloc(16);
    header.writeUInt32BE(1);
    header.write('mdat', 4);
    header.writeBigUInt64BE(BigInt(16 + gap), 8);
    const front = Buffer.concat([whole.subarray(0, at), header]);
    let bytesRead = 0;
    const read = async ({ first, last }: ByteRange) => {
      const piece = Buffer.alloc(last - first + 1);
      bytesRead += piece.length;
      front.copy(piece, 0, Math.min(first, front.length));
      const shift = first - (front.length + gap);
      whole.copy(piece, Math.max(0, -shift), end + Math.max(0, shift));
      return bytesOf(piece);
    };
    const bytes = front.length + gap + whole.length - end;
    expect(await readFacts({ contentType: 'video/mp4', bytes }, read)).toEqual({
      lengthSeconds: 12.4,
      width: 16,
      height: 16,
      rareCodec: '',
    });
    expect(bytesRead).toBeLessThan(100_000);
  });

  it('is read without the table of samples, which may claim more than any memory holds', async () => {
    const body = Buffer.from(video('moov-first.mp4'));
    body.writeUInt32BE(0xffffffff, body.indexOf('stts') + 12);
    expect((await factsOf('a.mp4', body)).lengthSeconds).toBe(12.4);
  });

  it('is a number for whatever the bytes are, and reading comes to an end', async () => {
    const damage = fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FILES), damage, fc.nat(4000), async ([name], changes, cut) => {
        const body = Uint8Array.from(video(name)).subarray(0, 4000 - cut);
        for (const [at, byte] of changes) if (at < body.length) body[at] = byte;
        const { lengthSeconds, width, height } = await factsOf(name, body);
        for (const [fact, max] of [
          [lengthSeconds, 86_400],
          [width, 32_768],
          [height, 32_768],
        ] as const) {
          expect(fact).toBeGreaterThanOrEqual(0);
          expect(fact).toBeLessThanOrEqual(max);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is no fault of the file when the storage does not answer', async () => {
    const broken = new Error('The disk is away.');
    const read = () => Promise.reject(broken);
    await expect(readFacts({ contentType: 'video/mp4', bytes: 100 }, read)).rejects.toBe(broken);
  });
});

describe('the size of a video', () => {
  it.each(FILES)('is read from %s', async (name) => {
    expect(await factsOf(name, video(name))).toMatchObject({ width: 16, height: 16 });
  });

  it('is that of the picture as it is shown, with square pixels', async () => {
    expect(await factsOf('stretched.webm', video('stretched.webm'))).toMatchObject({ width: 64, height: 18 });
  });

  it('is that of the picture turned upright, as telephones film', async () => {
    const body = Buffer.from(video('moov-first.mp4'));
    const matrix = body.indexOf('tkhd') + 4 + 40;
    for (const [at, value] of [0, 0x1_0000, 0, -0x1_0000, 0].entries()) body.writeInt32BE(value, matrix + at * 4);
    body.writeUInt16BE(1920, matrix + 36);
    body.writeUInt16BE(1080, matrix + 40);
    expect(await factsOf('a.mp4', body)).toMatchObject({ width: 1080, height: 1920 });
  });

  it('is not believed where it is beyond any screen', async () => {
    const body = Buffer.from(video('moov-first.mp4'));
    body.writeUInt16BE(0xff_ff, body.indexOf('tkhd') + 4 + 76);
    expect(await factsOf('a.mp4', body)).toMatchObject({ lengthSeconds: 12.4, width: 0, height: 0 });
  });
});
