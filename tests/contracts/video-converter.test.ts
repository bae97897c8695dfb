import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegConverter, type FfmpegLimits } from '../../src/adapters/ffmpeg/ffmpeg-converter.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import { type PlainVideo, PlainVideoConverter, plainVideo } from '../doubles/media/video-converter.ts';
import { listener, sourceOf, videoConverterContract } from './video-converter.contract.ts';

const FAKE = join(projectFolder(), 'tests/support/fake-ffmpeg/ffmpeg.mjs');
const PATIENT: FfmpegLimits = { maxMs: 60_000, maxMsPerSecond: 0, maxStillMs: 60_000, maxVersionMs: 120_000 };
const IMPATIENT: FfmpegLimits = { ...PATIENT, maxStillMs: 1500, maxVersionMs: 500 };
const FILM: PlainVideo = { width: 1280, height: 720, seconds: 1 };
const samples = {
  video: plainVideo(FILM),
  noPicture: plainVideo({ trouble: 'no-picture' }),
  noSound: plainVideo({ ...FILM, isSilent: true }),
  broken: Buffer.from('no video at all'),
};

const folder = await mkdtemp(join(tmpdir(), 'converter-'));
afterAll(() => rm(folder, { recursive: true }));
const fake = (limits = PATIENT, program = FAKE, freeBytes?: () => Promise<number>) =>
  new FfmpegConverter({ program, folder: join(folder, 'conversions'), limits, ...(freeBytes && { freeBytes }) });
const GIB = 1024 ** 3;
/** A program of these lines of shell. */
const programThat = async (name: string, ...lines: string[]): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  return path;
};
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
    ['gets no more memory', { trouble: 'needs memory' }, 'too-demanding'],
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

  it('writes no more than what is free less a gigabyte, and asks for another try where that was too little', async () => {
    const converter = fake(PATIENT, FAKE, async () => GIB + 5000);
    await expect(convert({ trouble: 'too-demanding' }, converter)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'media/no-room',
      message: expect.stringContaining('became full while this video was converted') as string,
    });
    expect(await convert({}, converter)).toBeUndefined();
    await expect(
      convert(
        {},
        fake(PATIENT, FAKE, async () => GIB),
      ),
    ).rejects.toMatchObject({ code: 'media/no-room' });
    expect(await leftovers()).toEqual([]);
  });

  it('ends ffmpeg when others fill the disk while it writes', async () => {
    let isFull = false;
    const converter = fake(PATIENT, FAKE, async () => (isFull ? GIB - 1 : 3 * GIB));
    const { events } = listener([480], { onProgress: () => void (isFull = true) });
    const hanging = sourceOf(plainVideo({ ...FILM, trouble: 'hangs' }));
    await expect(converter.convert(hanging, events)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('became full while this video was converted') as string,
    });
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
    const converter = fake(PATIENT, program);
    expect(await converter.version()).toBeUndefined();
    const missing = { kind: 'unavailable', code: 'media/no-converter' };
    await expect(convert({}, converter)).rejects.toMatchObject(missing);
    await programThat('ffmpeg', `exec "${FAKE}" "$@"`);
    expect(await converter.version()).toBe('ffmpeg 0.0-fake');
  });

  it('converts behind everybody else, at the lowest priority', async () => {
    const notes = join(folder, 'nice.txt');
    const program = await programThat(
      'noting-ffmpeg',
      'sleep 0.3',
      `nice >> "${notes}"`,
      `exec env -i PATH="$PATH" "${FAKE}" "$@"`,
    );
    expect(await convert({}, fake(PATIENT, program))).toBeUndefined();
    const priorities = (await readFile(notes, 'utf8')).trim().split('\n').map(Number);
    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });

  it('asks for its version at our own priority: behind a busy machine it would not answer', async () => {
    const program = await programThat(
      'nice-ffmpeg',
      'sleep 0.3',
      'echo "ffmpeg version $(nice)"',
      'echo " libx264  aac "',
    );
    expect(await fake(PATIENT, program).version()).toBe(`ffmpeg ${getPriority()}`);
  });

  it('takes no answer in time, and its own end, for no sign that there is none', async () => {
    const converter = fake(IMPATIENT, await programThat('silent-ffmpeg', 'exec sleep 60'));
    await expect(converter.version()).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'media/converter-unresponsive',
    });
    const closing = fake();
    closing.close();
    await expect(closing.version()).rejects.toMatchObject({ code: 'media/conversion-interrupted' });
  });

  it('removes what a killed process left, and nothing that somebody works on', async () => {
    for (const name of ['video-old', 'video-new']) await mkdir(join(folder, 'conversions', name), { recursive: true });
    const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await utimes(join(folder, 'conversions', 'video-old'), hoursAgo, hoursAgo);
    await convert({});
    expect(await leftovers()).toEqual(['video-new']);
  });
});

/** Where the kernel is asked for it. */
function onLinux(): void {
  it('is the first that the system ends, and has a ceiling of memory', async () => {
    const notes = join(folder, 'memory.txt');
    const program = await programThat(
      'measuring-ffmpeg',
      // Told by the parent, in the moment after the start.
      'sleep 0.5',
      `echo "$(cat /proc/self/oom_score_adj) $(ulimit -v)" >> "${notes}"`,
      `exec env -i PATH="$PATH" "${FAKE}" "$@"`,
    );
    expect(await convert({}, fake(PATIENT, program))).toBeUndefined();
    const lines = (await readFile(notes, 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const [score, kilobytes] of lines.map((line) => line.split(' ').map(Number))) {
      expect(score).toBe(1000);
      expect(kilobytes).toBeGreaterThanOrEqual(2 * 1024 ** 2);
      expect(kilobytes).toBeLessThanOrEqual(6 * 1024 ** 2);
    }
  });
}

if (process.platform === 'linux') onLinux();
