import { wholeOf } from '../../../src/domain/media/bytes.ts';
import type { EncodedPicture, PictureEncoder, UnreadablePicture } from '../../../src/domain/media/picture-encoder.ts';
import type { Bytes } from '../../../src/domain/media/ports.ts';

const REFUSALS: Readonly<Record<string, UnreadablePicture>> = {
  'damaged!': 'broken',
  gigantic: 'too-many-pixels',
  'demands!': 'too-demanding',
};

/** Instant: what stands at the end of the bytes says what becomes of them. */
export class PlainPictureEncoder implements PictureEncoder {
  /** How many were encoded. */
  count = 0;

  async encode(open: () => Promise<Bytes>, bytes: number): Promise<EncodedPicture> {
    const body = Buffer.from(await wholeOf(await open(), bytes));
    const refused = REFUSALS[body.toString('latin1').slice(-8)];
    if (refused) return { refused };
    this.count += 1;
    return { large: Buffer.from(`large of ${body.length}`), small: Buffer.from(`small of ${body.length}`) };
  }
}
