import sharp from 'sharp';
import { BLOCK_PX, type Difference, type Picture } from './picture-difference.ts';

const GAP_PX = 8;
const TINT = { r: 255, g: 0, b: 90, alpha: 0.55 };

/** Expected, got, and what differs in red on what was got: side by side. */
export async function drawDifference(got: Picture, expected: Picture, { blocks }: Difference): Promise<Buffer> {
  const png = ({ data, width, height }: Picture) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  const [before, now] = await Promise.all([png(expected), png(got)]);
  const block = await sharp({ create: { width: BLOCK_PX, height: BLOCK_PX, channels: 4, background: TINT } })
    .png()
    .toBuffer();
  const left = expected.width + GAP_PX;
  const marked = left + got.width + GAP_PX;
  const width = marked + Math.max(got.width, expected.width);
  const height = Math.max(got.height, expected.height);
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: now, left, top: 0 },
      { input: now, left: marked, top: 0 },
      ...blocks.map(([x, y]) => ({ input: block, left: marked + x, top: y })),
    ])
    .png()
    .toBuffer();
}
