import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/domain/media/renditions/steps.ts';
import type {
  ConversionEvents,
  SourceVideo,
  VideoConverter,
} from '../../src/domain/media/renditions/video-converter.ts';
import { pieces } from '../support/pieces.ts';
import { wholeOf } from '../support/whole-of.ts';

export interface ConverterSamples {
  /** Of one second, 1280 × 720. */
  readonly video: Buffer;
  readonly noPicture: Buffer;
  /** As `video`. */
  readonly noSound: Buffer;
  readonly broken: Buffer;
}

export const sourceOf = (video: Buffer, contentType = 'video/quicktime', lengthSeconds?: number): SourceVideo => ({
  open: async () => pieces(video),
  bytes: video.length,
  contentType,
  lengthSeconds,
});

/** What a conversion told, and the bytes of its steps. */
export function listener(wanted: readonly (number | Step)[] = [480], change: Partial<ConversionEvents> = {}) {
  const told: { pictures: object[]; sounds: boolean[]; parts: [number, number][]; steps: Map<number, Buffer> } = {
    pictures: [],
    sounds: [],
    parts: [],
    steps: new Map(),
  };
  const events: ConversionEvents = {
    onPicture: async (picture, hasSound) => {
      told.pictures.push(picture);
      told.sounds.push(hasSound);
      return wanted.map((step) => (typeof step === 'number' ? { height: step, kilobits: 1000 } : step));
    },
    onProgress: (step, part) => void told.parts.push([step, part]),
    onStep: async ({ height, bytes, open }) => {
      const body = await wholeOf(open());
      expect(body.length).toBe(bytes);
      told.steps.set(height, body);
    },
    unwanted: new Promise(() => undefined),
    ...change,
  };
  return { ...told, events };
}

/** Every adapter and the double of VideoConverter. `leftovers`: what lies where it works. */
export function videoConverterContract(
  name: string,
  open: () => Promise<{ converter: VideoConverter; samples: ConverterSamples; leftovers: () => Promise<string[]> }>,
): void {
  describe(`VideoConverter: ${name}`, () => {
    it('makes each step that is wanted, tells how far it is, and leaves nothing behind', async () => {
      const { converter, samples, leftovers } = await open();
      expect(await converter.version()).toMatch(/\d/);
      const { events, pictures, parts, steps } = listener([480, 720]);
      expect(await converter.convert(sourceOf(samples.video), events)).toBeUndefined();
      expect(pictures).toEqual([{ width: 1280, height: 720 }]);
      expect([...steps.keys()]).toEqual([480, 720]);
      expect(steps.get(480)).not.toEqual(steps.get(720));
      for (const step of [480, 720]) {
        const own = parts.filter(([of]) => of === step).map(([, part]) => part);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
        expect(own.at(-1)).toBe(1);
      }
      expect(await leftovers()).toEqual([]);
    });

    it('tells whether there is sound, and makes it alone', async () => {
      const { converter, samples } = await open();
      const sound = { height: 0, kilobits: 48 };
      const { events, sounds, parts, steps } = listener([480, sound]);
      expect(await converter.convert(sourceOf(samples.video), events)).toBeUndefined();
      expect([...steps.keys()]).toEqual([480, 0]);
      expect(steps.get(0)).not.toEqual(steps.get(480));
      expect(parts.findLast(([of]) => of === 0)).toEqual([0, 1]);
      const silent = listener([480]);
      expect(await converter.convert(sourceOf(samples.noSound), silent.events)).toBeUndefined();
      expect([sounds, silent.sounds, silent.steps.size]).toEqual([[true], [false], 1]);
    });

    it('makes nothing where no step is wanted', async () => {
      const { converter, samples } = await open();
      const { events, steps } = listener([]);
      expect(await converter.convert(sourceOf(samples.video), events)).toBeUndefined();
      expect(steps.size).toBe(0);
    });

    it('refuses what has no picture, and what is none', async () => {
      const { converter, samples, leftovers } = await open();
      expect(await converter.convert(sourceOf(samples.noPicture), listener().events)).toEqual({
        refused: 'no-picture',
      });
      expect(await converter.convert(sourceOf(samples.broken), listener().events)).toEqual({ refused: 'broken' });
      expect(await leftovers()).toEqual([]);
    });

    it('ends without a further step when nobody wants it any more', async () => {
      const { converter, samples, leftovers } = await open();
      let leave = (): void => undefined;
      const unwanted = new Promise<void>((resolve) => (leave = resolve));
      const { events, steps } = listener([480, 720], { unwanted, onProgress: () => leave() });
      expect(await converter.convert(sourceOf(samples.video), events)).toBeUndefined();
      expect([...steps.keys()]).not.toContain(720);
      expect(await leftovers()).toEqual([]);
    });

    it('rejects as whoever opens the source and whoever takes a step do', async () => {
      const { converter, samples, leftovers } = await open();
      const closed = { ...sourceOf(samples.video), open: () => Promise.reject(new Error('The storage is away.')) };
      await expect(converter.convert(closed, listener().events)).rejects.toThrow('The storage is away.');
      const { events } = listener([480], { onStep: () => Promise.reject(new Error('The storage is full.')) });
      await expect(converter.convert(sourceOf(samples.video), events)).rejects.toThrow('The storage is full.');
      expect(await leftovers()).toEqual([]);
    });
  });
}
