import { describe, expect, it } from 'vitest';
import { MeasureVideos } from '../../../src/domain/media/jobs/measure-videos.ts';
import { factsFrom, NO_FACTS, type VideoFault, type VideoTrack } from '../../../src/domain/media/video-facts.ts';
import { plainHeaders } from '../../doubles/media/video-facts-reader.ts';
import { storeObject } from '../../support/store-object.ts';
import { SAMPLES, type SampleName } from './samples.ts';
import { mediaWorld } from './world.ts';

const picture = (width: number, height: number, rareCodec = ''): VideoTrack => ({
  kind: 'picture',
  width,
  height,
  rareCodec,
});
const sound = (rareCodec: string): VideoTrack => ({ kind: 'sound', width: 0, height: 0, rareCodec });

const LESSON = { folder: 'videos', purpose: 'video' } as const;
const TOLD = { lengthSeconds: 12.4, tracks: [picture(16, 16)] };
const FACTS = { lengthSeconds: 12.4, width: 16, height: 16, rareCodec: '' };

const video = (sample: SampleName, told: Parameters<typeof plainHeaders>[0] = TOLD): Buffer =>
  Buffer.concat([SAMPLES[sample], plainHeaders(told)]);

describe('facts of a video', () => {
  it('are the length to a thousandth and the size of the largest picture', () => {
    const tracks = [picture(160, 90), picture(1280, 720), sound('')];
    expect(factsFrom({ lengthSeconds: 12.34567, tracks })).toEqual({
      lengthSeconds: 12.346,
      width: 1280,
      height: 720,
      rareCodec: '',
    });
  });

  it.each([
    [86_401, picture(16, 16), { ...FACTS, lengthSeconds: 0 }],
    [Number.NaN, picture(16, 16), { ...FACTS, lengthSeconds: 0 }],
    [12.4, picture(32_769, 16), { ...FACTS, width: 0, height: 0 }],
    [12.4, picture(16, 0), { ...FACTS, width: 0, height: 0 }],
  ])('are not believed beyond a day and any screen: %d s, %j', (lengthSeconds, track, facts) => {
    expect(factsFrom({ lengthSeconds, tracks: [track] })).toEqual(facts);
  });

  it.each([
    ['HEVC', [picture(1, 1, 'HEVC'), sound('')]],
    ['AC-3', [picture(1, 1), sound('AC-3')]],
    ['HEVC', [sound('AC-3'), picture(1, 1, 'HEVC')]],
    ['', [picture(1, 1), sound('AC-3'), sound('')]],
    ['', []],
  ])('name a rare codec where no track of its kind has another one: %j', (rareCodec, tracks) => {
    expect(factsFrom({ lengthSeconds: 1, tracks })).toMatchObject({ rareCodec });
  });
});

describe('a stored video', () => {
  it('is measured when it is verified', async () => {
    const { files, publish } = mediaWorld();
    const key = await publish('a.mp4', video('mp4'), LESSON);
    expect(await files.find(key)).toMatchObject({ status: 'attached', ...FACTS });
    const bare = await publish('b.mp4', SAMPLES.mp4, LESSON);
    expect(await files.find(bare)).toMatchObject(NO_FACTS);
    const captions = await publish('c.vtt', SAMPLES.vtt, { folder: 'videos', purpose: 'captions' });
    expect(await files.find(captions)).not.toHaveProperty('lengthSeconds');
  });

  it('is refused when it cannot be played, with a sentence that is true, and erased', async () => {
    for (const [fault, start] of [
      ['cut-off', 'The end of this video is missing.'],
      ['encrypted', 'This video is encrypted'],
    ] satisfies [VideoFault, string][]) {
      const { presign, storage, verify } = mediaWorld();
      const { key } = await presign.run({ fileName: 'a.mp4', fileType: '', folder: 'videos' });
      await storeObject(storage, key, video('mp4', { fault }));
      const refusal = { kind: 'invalid', code: `media/${fault}`, message: expect.stringContaining(start) as string };
      await expect(verify.run({ key, purpose: 'video' })).rejects.toMatchObject(refusal);
      expect(await storage.stat(key)).toBeUndefined();
    }
  });

  it('is measured later where it was there before, once', async () => {
    const { files, storage, videos, publish } = mediaWorld();
    const keys: string[] = [];
    for (const sample of ['mp4', 'webm', 'mov'] as const) {
      const key = await publish(`a.${sample}`, video(sample), LESSON);
      await files.falsify(key, { lengthSeconds: undefined, width: undefined });
      keys.push(key);
    }
    await storage.delete(keys[2] ?? '');
    let reads = 0;
    const counted = {
      read: (...range: Parameters<typeof storage.read>) => storage.read(...range).finally(() => (reads += 1)),
    };
    const measure = new MeasureVideos(files, counted, videos);
    await measure.run();
    expect(await Promise.all(keys.map(async (key) => (await files.find(key))?.lengthSeconds))).toEqual([12.4, 12.4, 0]);
    const before = reads;
    await measure.run();
    expect(reads).toBe(before);
  });
});
