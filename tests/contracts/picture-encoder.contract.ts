import { describe, expect, it } from 'vitest';
import type { EncodedPicture, PictureEncoder, UnreadablePicture } from '../../src/domain/media/picture-encoder.ts';
import { pieces } from '../support/pieces.ts';

export interface PictureDesk {
  readonly encoder: PictureEncoder;
  readonly picture: Buffer;
  readonly unreadable: Readonly<Record<UnreadablePicture, Buffer>>;
}

/** What every PictureEncoder promises. */
export function pictureEncoderContract(adapter: string, open: () => Promise<PictureDesk>): void {
  describe(`PictureEncoder on ${adapter}`, () => {
    const encode = ({ encoder }: PictureDesk, bytes: Buffer, body: AsyncIterable<Uint8Array> = pieces(bytes)) =>
      encoder.encode(async () => body, bytes.length);
    const sizes = (encoded: EncodedPicture) => {
      if ('refused' in encoded) throw new Error(`refused: ${encoded.refused}`);
      return encoded;
    };

    it('makes two sizes, the same ones of the same bytes', async () => {
      const desk = await open();
      const { large, small } = sizes(await encode(desk, desk.picture));
      expect(small.length).toBeGreaterThan(0);
      expect(large.length).toBeGreaterThanOrEqual(small.length);
      expect(sizes(await encode(desk, desk.picture))).toEqual({ large, small });
    });

    it.each(['broken', 'too-many-pixels', 'too-demanding'] as const)(
      'refuses what is %s, and takes the next one',
      async (reason) => {
        const desk = await open();
        expect(await encode(desk, desk.unreadable[reason])).toEqual({ refused: reason });
        sizes(await encode(desk, desk.picture));
      },
    );

    it.each([1, 7, 1000])('reads a body that comes in pieces of %i bytes', async (size) => {
      const desk = await open();
      const whole = sizes(await encode(desk, desk.picture));
      expect(sizes(await encode(desk, desk.picture, pieces(desk.picture, size)))).toEqual(whole);
    });

    it('rejects as the storage does, and takes the next one', async () => {
      const desk = await open();
      const away = new Error('The disk is away.');
      await expect(desk.encoder.encode(() => Promise.reject(away), 10)).rejects.toBe(away);
      sizes(await encode(desk, desk.picture));
    });

    it('takes several at once', async () => {
      const desk = await open();
      const all = await Promise.all([1, 2, 3, 4].map(() => encode(desk, desk.picture)));
      for (const encoded of all) expect(sizes(encoded)).toEqual(sizes(all[0]!));
    });
  });
}
