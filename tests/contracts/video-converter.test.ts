import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegConverter, type FfmpegLimits } from '../../src/adapters/ffmpeg/ffmpeg-converter.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import { type PlainVideo, PlainVideoConverter, plainVideo } from '../doubles/media/video-converter.ts';
import { listener, sourceOf, videoConverterContract } from './video-converter.contract.ts';

const FAKE = join(projectFolder(), 'tests/support/fake-ffmpeg/ffmpeg.mjs');
const QUICK: FfmpegLimits = { mostMs: 60_000, mostMsPerSecond: 0, mostStillMs: 60_000 };
const IMPATIENT: FfmpegLimits = { ...QUICK, mostStillMs: 1500 };
const FILM: PlainVideo = { width: 1280, height: 720, seconds: 1 };
const samples = {
  video: plainVideo(FILM),
  noPicture: plainVideo({ trouble: 'no-picture' }),
  broken: Buffer.from('no video at all'),
};

const folder = await mkdtemp(join(tmpdir(), 'converter-'));
afterAll(() => rm(folder, { recursive: true }));
const fake = (limits = QUICK, program = FAKE) =>
  new FfmpegConverter({ program, folder: join(folder, 'conversions'), limits });
const leftovers = () => readdir(join(folder, 'conversions'));
const convert = (video: PlainVideo, converter = fake()) =>
  converter.convert(sourceOf(plainVideo({ ...FILM, ...video }), 'video/x-msvideo'), listener().events);

videoConverterContract('memory', async () => ({
  converter: new PlainVideoConverter(),
  samples,
  leftovers: async () => [],
}));
videoConverterContract('ffmpeg, a fake one', async () => ({ converter: fake(), samples, leftovers }));

describe('FfmpegConverter', () => {
  it.each<[string, PlainVideo, string]>([
    ['dies in the middle', { trouble: 'dies' }, 'broken'],
    ['writes an empty file', { trouble: 'writes nothing' }, 'broken'],
    ['writes more than its rate allows', { trouble: 'too-demanding' }, 'too-demanding'],
  ])('refuses a video over which ffmpeg %s', async (_what, video, refused) => {
    expect(await convert(video)).toEqual({ refused });
    expect(await leftovers()).toEqual([]);
  });

  it('ends an ffmpeg that stands still, whatever it says meanwhile', async () => {
    expect(await convert({ trouble: 'hangs' }, fake(IMPATIENT))).toEqual({ refused: 'too-demanding' });
  });

  it.each<[string, PlainVideo, string]>([
    ['the system ends ffmpeg', { trouble: 'is killed' }, 'media/conversion-killed'],
    ['the disk is full', { trouble: 'fills the disk' }, 'media/no-room'],
  ])('asks for another try when %s', async (_what, video, code) => {
    await expect(convert(video)).rejects.toMatchObject({ kind: 'unavailable', code });
    expect(await leftovers()).toEqual([]);
  });

  it('asks for another try when it is closed, and begins nothing more', async () => {
    const converter = fake();
    const { events } = listener([480], { onProgress: () => converter.close() });
    const hanging = sourceOf(plainVideo({ ...FILM, trouble: 'hangs' }));
    const interrupted = { kind: 'unavailable', code: 'media/conversion-interrupted' };
    await expect(converter.convert(hanging, events)).rejects.toMatchObject(interrupted);
    await expect(converter.convert(hanging, events)).rejects.toMatchObject(interrupted);
    expect(await leftovers()).toEqual([]);
  });

  it('finds no ffmpeg where there is none, and finds it later', async () => {
    const program = join(folder, 'ffmpeg');
    const converter = fake(QUICK, program);
    expect(await converter.version()).toBeUndefined();
    const missing = { kind: 'unavailable', code: 'media/no-converter' };
    await expect(convert({}, converter)).rejects.toMatchObject(missing);
    await writeFile(program, `#!/bin/sh\nexec "${FAKE}" "$@"\n`);
    await chmod(program, 0o755);
    expect(await converter.version()).toBe('ffmpeg 0.0-fake');
  });

  it('removes what a killed process left, and nothing that somebody works on', async () => {
    for (const name of ['video-old', 'video-new']) await mkdir(join(folder, 'conversions', name), { recursive: true });
    const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await utimes(join(folder, 'conversions', 'video-old'), hoursAgo, hoursAgo);
    await convert({});
    expect(await leftovers()).toEqual(['video-new']);
  });
});
