import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import type { VideoFactsReader } from '../../src/domain/media/file-readers.ts';
import { factsFrom, NO_HEADERS, type VideoFault } from '../../src/domain/media/video-facts.ts';
import { pieces } from '../support/pieces.ts';

export interface VideoFactsReaderHarness {
  readonly reader: VideoFactsReader;
  /** An MP4 of 12.4 seconds, 16 by 16 pixels, in the format that the adapter reads. */
  readonly whole: Buffer;
  readonly faulty: Readonly<Record<VideoFault, Buffer>>;
}

/** What every VideoFactsReader promises, whatever the format of its videos. */
export function videoFactsReaderContract(adapter: string, { reader, whole, faulty }: VideoFactsReaderHarness): void {
  const asked = (body: Buffer, contentType = 'video/mp4') =>
    [
      { contentType, bytes: body.length },
      async ({ first, last }: ByteRange) => pieces(body.subarray(first, last + 1)),
    ] as const;

  describe(`VideoFactsReader on ${adapter}`, () => {
    it('reads length and size', async () => {
      const facts = factsFrom(await reader.headersOf(...asked(whole)));
      expect(facts).toEqual({ lengthSeconds: 12.4, width: 16, height: 16, rareCodec: '' });
      expect(await reader.faultOf(...asked(whole))).toBeUndefined();
    });

    it.each(Object.keys(faulty) as VideoFault[])('finds one that is %s', async (fault) => {
      expect(await reader.faultOf(...asked(faulty[fault]))).toBe(fault);
    });

    it('finds nothing in what is no video', async () => {
      expect(await reader.headersOf(...asked(whole, 'text/vtt'))).toEqual(NO_HEADERS);
      expect(await reader.faultOf(...asked(whole, 'text/vtt'))).toBeUndefined();
    });

    it('rejects as the storage does', async () => {
      const broken = new Error('The disk is away.');
      const read = () => Promise.reject(broken);
      const file = { contentType: 'video/mp4', bytes: 100 };
      await expect(reader.headersOf(file, read)).rejects.toBe(broken);
      await expect(reader.faultOf(file, read)).rejects.toBe(broken);
    });
  });
}
