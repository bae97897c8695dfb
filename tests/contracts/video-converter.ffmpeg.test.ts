import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegConverter } from '../../src/adapters/ffmpeg/ffmpeg-converter.ts';
import { VideoHeaderReader } from '../../src/adapters/video-facts/header-reader.ts';
import { factsFrom } from '../../src/domain/media/video-facts.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
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

/** A video made on the spot. */
function madeOf(seconds: number, name: string, ...args: string[]): Buffer {
  execFileSync('ffmpeg', ['-v', 'error', ...args, '-t', String(seconds), name], { cwd: folder });
  return readFileSync(join(folder, name));
}

const made = (name: string, ...args: string[]) => madeOf(1, name, ...args);

/** Pictures that no encoder can make small, sixty a second, with sound. */
const noise = (name: string, seconds: number) => {
  const picture = 'nullsrc=size=320x240:rate=60,geq=lum=random(1)*255:cb=128:cr=128';
  return madeOf(seconds, name, '-f', 'lavfi', '-i', picture, ...SOUND, '-c:v', 'mjpeg', ...PCM);
};

function probed(video: Buffer, entries: string): string {
  const path = join(folder, `${crypto.randomUUID()}.mp4`);
  writeFileSync(path, video);
  return execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', path]).toString();
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
      noSound: made(`${crypto.randomUUID()}.mov`, ...picture('1280x720'), '-c:v', 'mjpeg'),
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

    it('keeps to the bits of a step, at most thirty pictures a second, in a profile that cheap phones decode', async () => {
      const source = sourceOf(noise('noise.mov', 8));
      const wanted = [
        { height: 240, kilobits: 230 },
        { height: 120, kilobits: 700 },
        { height: 0, kilobits: 48 },
      ];
      const { events, steps } = listener(wanted);
      expect(await converter.convert(source, events)).toBeUndefined();
      for (const { height, kilobits } of wanted)
        expect(((steps.get(height)?.length ?? 0) * 8) / 8000 / kilobits, String(height)).toBeLessThan(1.15);
      const told = (height: number) => probed(steps.get(height)!, 'stream=codec_name,profile,r_frame_rate,sample_rate');
      expect(told(240)).toBe('h264,Main,15/1\naac,LC,24000,0/0\n');
      expect(told(120)).toBe('h264,Main,30/1\naac,LC,48000,0/0\n');
      expect(told(0)).toBe('aac,LC,24000,0/0\n');
    });

    it('writes an index of less than a second of a poor line for a minute of video', async () => {
      const { events, steps } = listener([{ height: 240, kilobits: 230 }]);
      const film = madeOf(60, 'minute.mov', ...picture('320x240'), ...SOUND, '-r', '30', '-c:v', 'mjpeg', ...PCM);
      expect(await converter.convert(sourceOf(film), events)).toBeUndefined();
      const mp4 = steps.get(240)!;
      expect(mp4.readUInt32BE(boxAt(mp4, 'moov') - 4)).toBeLessThan(300_000 / 8);
    });

    it('plays what telephones write, and what is there of a file whose end is missing', async () => {
      const phone = readFileSync(join(projectFolder(), 'tests/support/videos/hevc.mp4'));
      expect(await converted(phone, 'video/mp4')).toMatchObject({
        refused: undefined,
        picture: { width: 64, height: 48 },
      });
      const whole = madeOf(8, 'whole.mp4', ...picture('96x64'), '-c:v', 'mpeg4', '-g', '1', '-movflags', '+faststart');
      const { mp4, refused } = await converted(whole.subarray(0, whole.length / 2), 'video/mp4');
      expect(refused).toBeUndefined();
      expect(Number(probed(mp4, 'format=duration'))).toBeGreaterThan(2);
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
