import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegConverter } from '../../src/adapters/ffmpeg/ffmpeg-converter.ts';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { factsFrom } from '../../src/domain/media/video-facts.ts';
import { pieces } from '../support/pieces.ts';
import { listener, sourceOf, videoConverterContract } from './video-converter.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'ffmpeg-'));
afterAll(() => rmSync(folder, { recursive: true }));
const conversions = join(folder, 'conversions');
const converter = new FfmpegConverter({ program: 'ffmpeg', folder: conversions });
afterAll(() => converter.close());

const SOUND = ['-f', 'lavfi', '-i', 'sine'];
const PCM = ['-c:a', 'pcm_s16le'];
const picture = (size: string) => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=5`];

/** A video of one second, made on the spot. */
function made(name: string, ...args: string[]): Buffer {
  execFileSync('ffmpeg', ['-v', 'error', ...args, '-t', '1', name], { cwd: folder });
  return readFileSync(join(folder, name));
}

/** Where a box of this kind begins; the index and the bytes of an MP4 are boxes. */
const boxAt = (video: Buffer, kind: string): number => video.indexOf(kind, 0, 'latin1');

/** As a telephone held upright has it: the header of the track says that its picture is to be turned by a quarter. */
function turned(video: Buffer): Buffer {
  const matrixAt = boxAt(video, 'tkhd') + 44;
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries())
    video.writeInt32BE(value, matrixAt + 4 * index);
  return video;
}

async function converted(video: Buffer, contentType?: string) {
  const { events, pictures, steps } = listener([48]);
  const refused = await converter.convert(sourceOf(video, contentType), events);
  return { refused: refused?.refused, picture: pictures[0], mp4: steps.get(48) ?? Buffer.alloc(0) };
}

function realTests(): void {
  videoConverterContract('ffmpeg', async () => ({
    converter,
    samples: {
      video: made(`${crypto.randomUUID()}.mov`, ...picture('1280x720'), ...SOUND, '-c:v', 'mjpeg', ...PCM),
      noPicture: made(`${crypto.randomUUID()}.mov`, ...SOUND, ...PCM),
      broken: Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), Buffer.alloc(5000, 7)]),
    },
    leftovers: () => readdir(conversions),
  }));

  describe('ffmpeg', () => {
    it('makes H.264 and AAC whose index stands in front', async () => {
      const { mp4 } = await converted(
        made('sound.avi', ...picture('96x64'), ...SOUND, '-c:v', 'mjpeg', ...PCM),
        'video/x-msvideo',
      );
      expect([boxAt(mp4, 'avc1') > 0, boxAt(mp4, 'mp4a') > 0]).toEqual([true, true]);
      expect(boxAt(mp4, 'moov')).toBeLessThan(boxAt(mp4, 'mdat'));
      const read = async ({ first, last }: { first: number; last: number }) => pieces(mp4.subarray(first, last + 1));
      const reader = new VideoHeaderReader();
      const facts = factsFrom(await reader.headersOf({ contentType: 'video/mp4', bytes: mp4.length }, read));
      expect(facts).toMatchObject({ width: 72, height: 48 });
      expect(facts.lengthSeconds).toBeCloseTo(1, 0);
    });

    it.each([
      ['mp4', 'video/mp4'],
      ['mkv', 'video/webm'],
    ])('converts a rare codec in every container that may hold one: %s', async (extension, contentType) => {
      const rare = made(`rare.${extension}`, ...picture('96x64'), ...SOUND, '-c:v', 'mpeg4', '-c:a', 'ac3');
      const { mp4, refused } = await converted(rare, contentType);
      expect([refused, boxAt(mp4, 'avc1') > 0, boxAt(mp4, 'mp4a') > 0]).toEqual([undefined, true, true]);
    });

    it('needs no sound, turns what lies on its side, and makes square pixels', async () => {
      const upright = turned(made('lying.mov', ...picture('96x64'), '-c:v', 'mjpeg'));
      expect(await converted(upright)).toMatchObject({ picture: { width: 64, height: 96 }, refused: undefined });
      const wide = made('wide.mov', ...picture('96x64'), '-vf', 'setsar=2', '-c:v', 'mjpeg');
      expect(await converted(wide)).toMatchObject({ picture: { width: 192, height: 64 }, refused: undefined });
    });

    it('follows no playlist, whatever the file is called', async () => {
      made('secret.mov', ...picture('96x64'), '-c:v', 'mjpeg');
      const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:${join(folder, 'secret.mov')}\n#EXT-X-ENDLIST\n`;
      const script = `ffconcat version 1.0\nfile ${join(folder, 'secret.mov')}\n`;
      for (const text of [playlist, script])
        for (const contentType of ['video/quicktime', 'video/x-msvideo'])
          expect(await converted(Buffer.from(text), contentType)).toMatchObject({ refused: 'broken' });
    });
  });
}

function noFfmpeg(): void {
  process.stderr.write('\nNO FFMPEG WITH libx264 IS HERE: only the fake one was converted with.\n\n');
  it('says that there is none', async () => expect(await converter.version()).toBeUndefined());
}

((await converter.version()) === undefined ? noFfmpeg : realTests)();
