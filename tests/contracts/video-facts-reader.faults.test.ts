import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { factsFrom, type VideoFacts } from '../../src/domain/media/video-facts.ts';
import { bytesOf, SAMPLES } from '../domain/media/samples.ts';

const TYPES = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm', avi: 'video/x-msvideo' } as const;

const video = (name: string): Buffer => readFileSync(new URL(`../support/videos/${name}`, import.meta.url));
const typeOf = (name: string): string => TYPES[name.split('.').at(-1) as keyof typeof TYPES];

type Question<T> = (...asked: Parameters<VideoHeaderReader['faultOf']>) => Promise<T>;
const reader = new VideoHeaderReader();
const faultOfVideo: Question<unknown> = (...asked) => reader.faultOf(...asked);
const readVideoFacts: Question<VideoFacts> = async (...asked) => factsFrom(await reader.headersOf(...asked));

const ask = <T>(question: Question<T>, name: string, body: Uint8Array = video(name)): Promise<T> =>
  question({ contentType: typeOf(name), bytes: body.length }, async ({ first, last }) =>
    bytesOf(body.subarray(first, last + 1)),
  );

const box = (kind: string, content: Uint8Array, size = 8 + content.length): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(kind, 4);
  return Buffer.concat([head, content]);
};

const part = (body: Buffer, of: number): Buffer => body.subarray(0, Math.floor(body.length * of));
const without = (body: Buffer, ...bytes: [at: number, value: number]): Buffer => {
  const copy = Buffer.from(body);
  copy.writeUInt32BE(bytes[1], bytes[0]);
  return copy;
};

describe('a video whose end is missing', () => {
  it.each([
    ['moov-last.mp4', 0.6],
    ['moov-first.mp4', 0.9],
    ['fragmented.mp4', 0.5],
    ['fragmented-without-index.mp4', 0.9],
    ['fragmented-with-sidx.mp4', 0.9],
    ['plain.mov', 0.6],
    ['told.webm', 0.6],
    ['plain.avi', 0.6],
  ])('is found to be one: %s, cut to %d', async (name, of) => {
    expect(await ask(faultOfVideo, name, part(video(name), of))).toBe('cut-off');
  });

  it('is one that consists of its first box, and one whose samples lie behind its end', async () => {
    const ftyp = video('moov-first.mp4').subarray(0, 32);
    expect(await ask(faultOfVideo, 'a.mp4', ftyp)).toBe('cut-off');
    const webm = video('told.webm');
    const ebml = webm.subarray(0, webm.indexOf(Buffer.from('18538067', 'hex')));
    expect(await ask(faultOfVideo, 'a.webm', ebml)).toBe('cut-off');
    const whole = video('moov-first.mp4');
    // The last box may say that it reaches to the end, wherever that is.
    const open = without(whole, whole.indexOf('mdat') - 4, 0);
    expect(await ask(faultOfVideo, 'a.mp4', open)).toBeUndefined();
    expect(await ask(faultOfVideo, 'a.mp4', open.subarray(0, whole.indexOf('mdat') + 4))).toBe('cut-off');
  });

  it.each([
    ['moov-first.mp4'],
    ['moov-last.mp4'],
    ['fragmented.mp4'],
    ['fragmented-without-index.mp4'],
    ['fragmented-with-sidx.mp4'],
    ['plain.mov'],
    ['told.webm'],
    ['recorded.webm'],
    ['stretched.webm'],
    ['plain.avi'],
    ['hevc.mp4'],
  ])('is not taken for one that is whole, whatever stands behind it: %s', async (name) => {
    const whole = video(name);
    for (const behind of [Buffer.alloc(0), Buffer.alloc(3), Buffer.alloc(64), box('free', Buffer.alloc(9), 4000)])
      expect(await ask(faultOfVideo, name, Buffer.concat([whole, behind]))).toBeUndefined();
  });

  it.each(['mp4', 'mov', 'oldMov', 'webm', 'avi'] as const)(
    'is not what is hardly more than a header: %s',
    async (name) => {
      expect(await ask(faultOfVideo, `a.${name === 'oldMov' ? 'mov' : name}`, SAMPLES[name])).toBeUndefined();
    },
  );

  it('is not one whose writer told no size, or counted the header in', async () => {
    const told = video('plain.avi');
    for (const size of [0, 2 ** 32 - 1, told.length]) {
      const other = Buffer.from(told);
      other.writeUInt32LE(size, 4);
      expect(await ask(faultOfVideo, 'a.avi', other)).toBeUndefined();
    }
    expect(await ask(faultOfVideo, 'recorded.webm', part(video('recorded.webm'), 0.8))).toBeUndefined();
  });

  it('is no fault of the file when the storage does not answer', async () => {
    const broken = new Error('The disk is away.');
    const read = () => Promise.reject(broken);
    await expect(faultOfVideo({ contentType: 'video/mp4', bytes: 100 }, read)).rejects.toBe(broken);
  });
});

describe('the codec of a video', () => {
  it.each([
    ['hevc.mp4', 'HEVC'],
    ['mpeg4-part2.mp4', 'MPEG-4 Part 2'],
    ['ac3.mp4', 'AC-3'],
    ['mpeg4-part2.webm', 'MPEG-4 Part 2'],
    ['moov-first.mp4', ''],
    ['fragmented.mp4', ''],
    ['plain.mov', ''],
    ['told.webm', ''],
    ['recorded.webm', ''],
    // No browser plays the container, whatever is in it.
    ['plain.avi', ''],
  ])('is named where most browsers cannot play it: %s, %j', async (name, codec) => {
    expect((await ask(readVideoFacts, name)).rareCodec).toBe(codec);
  });

  it('is named by its four letters where those are all that is known', async () => {
    const body = Buffer.from(video('moov-first.mp4'));
    const at = body.indexOf('avc1', body.indexOf('stsd'));
    for (const [letters, name] of [
      ['WVC1', 'WVC1'],
      ['\0\0\0\x01', ''],
      ['av01', ''],
      ['vp09', ''],
      ['dvh1', 'HEVC'],
      ['apcn', 'ProRes'],
    ] as const) {
      body.write(letters, at, 'latin1');
      expect((await ask(readVideoFacts, 'a.mp4', body)).rareCodec).toBe(name);
    }
  });

  it('is none where a track of the same kind has another one', async () => {
    const body = video('ac3.mp4');
    const moov = body.indexOf('moov') - 4;
    const end = moov + body.readUInt32BE(moov);
    const tracks: Buffer[] = [];
    for (let at = body.indexOf('trak') - 4; at >= 0; at = body.indexOf('trak', at + 8) - 4)
      tracks.push(body.subarray(at, at + body.readUInt32BE(at)));
    const [picture, sound] = tracks as [Buffer, Buffer];
    const aac = Buffer.from(sound);
    aac.write('fLaC', aac.indexOf('ac-3'));
    aac.writeUInt32BE(9, aac.indexOf('tkhd') + 16);
    const mvhd = body.subarray(moov + 8, moov + 8 + body.readUInt32BE(moov + 8));
    const both = box('moov', Buffer.concat([mvhd, picture, sound, aac]));
    const made = Buffer.concat([body.subarray(0, moov), both, body.subarray(end)]);
    expect((await ask(readVideoFacts, 'a.mp4', made)).rareCodec).toBe('');
  });
});
