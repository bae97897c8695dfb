import sharp from 'sharp';

/** Red, green and blue of every pixel, row by row. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** How much of the picture looks different, 0 to 1. */
  readonly share: number;
  /** The upper left corners of the blocks that do, in pixels. */
  readonly blocks: readonly (readonly [left: number, top: number])[];
}

export const BLOCK_PX = 8;
/** A block may stand this far away from where it was: rounding and another build's letters move nothing further. */
const SLACK_PX = 1;
/** Of 255. Below it lie smoothing of edges and what a lossy file forgets. */
const LEVELS = 9;
/** A picture is another one when more of it differs: a few blocks of letters may. */
export const MAX_SHARE = 0.006;

export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares mean colours block by block, so that antialiasing and noise count for nothing and a missing section for
 * much.
 */
export function difference(got: Picture, expected: Picture): Difference {
  const corners = cornersOf(expected);
  if (got.width !== expected.width || got.height !== expected.height) return { share: 1, blocks: corners };
  const [gotSums, expectedSums] = [sums(got), sums(expected)];
  const blocks = corners.filter(([left, top]) => {
    const wanted = mean(expectedSums, expected, left, top);
    return !isAmong(
      wanted,
      nearby(left, top, got).map(([x, y]) => mean(gotSums, got, x, y)),
    );
  });
  return { share: blocks.length / corners.length, blocks };
}

function cornersOf({ width, height }: Picture): [number, number][] {
  const steps = (length: number) =>
    Array.from({ length: Math.floor(length / BLOCK_PX) }, (_, index) => index * BLOCK_PX);
  return steps(height).flatMap((top) => steps(width).map((left): [number, number] => [left, top]));
}

function nearby(left: number, top: number, { width, height }: Picture): [number, number][] {
  const around = (at: number, length: number) =>
    [0, -SLACK_PX, SLACK_PX].map((by) => at + by).filter((place) => place >= 0 && place + BLOCK_PX <= length);
  return around(top, height).flatMap((y) => around(left, width).map((x): [number, number] => [x, y]));
}

/** Between the darkest and the lightest of them, because what moved by half a pixel lies between two places. */
function isAmong(wanted: readonly number[], means: readonly number[][]): boolean {
  return wanted.every((level, channel) => {
    const levels = means.map((each) => each[channel] ?? 0);
    return level >= Math.min(...levels) - LEVELS && level <= Math.max(...levels) + LEVELS;
  });
}

/**
 * Summed area table: at each corner, the sum of everything above and to the left, so that any block costs four
 * look-ups.
 */
function sums({ data, width, height }: Picture): Float64Array {
  const row = (width + 1) * 3;
  const table = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let i = 0; i < width * 3; i += 1) {
      const at = (y + 1) * row + i + 3;
      table[at] =
        (data[y * width * 3 + i] ?? 0) + (table[at - 3] ?? 0) + (table[at - row] ?? 0) - (table[at - row - 3] ?? 0);
    }
  }
  return table;
}

function mean(table: Float64Array, { width }: Picture, left: number, top: number): number[] {
  const at = (x: number, y: number, channel: number) => table[(y * (width + 1) + x) * 3 + channel] ?? 0;
  const [right, bottom] = [left + BLOCK_PX, top + BLOCK_PX];
  return [0, 1, 2].map(
    (c) => (at(right, bottom, c) - at(left, bottom, c) - at(right, top, c) + at(left, top, c)) / BLOCK_PX ** 2,
  );
}
