/** Display size of a video, with rotation and pixel aspect ratio applied. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The shorter sides that videos are offered in: 1080p, 720p, 480p. */
const HEIGHTS: readonly number[] = [1080, 720, 480];

/** A source that is larger than a step by less than this part is not worth a step of its own. */
const WORTH_A_STEP = 1.2;

const even = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));

/**
 * Returns the steps of quality for a video, by their shorter sides, best first: at most three, none above the source,
 * at least one. A source well above the next step keeps its own size.
 */
export function stepsFor({ width, height }: PictureSize): number[] {
  const own = even(Math.min(width, height));
  const [best = 0] = HEIGHTS;
  const below = HEIGHTS.filter((step) => step <= own);
  const next = below[0] ?? 0;
  return own < best && own >= next * WORTH_A_STEP ? [own, ...below] : below;
}

/** The size of a step in the shape of its source. H.264 takes even sides only. */
export function sizeOfStep({ width, height }: PictureSize, step: number): PictureSize {
  const shorter = Math.min(width, height);
  // Multiplied first: what divides evenly is exact then, and a square stays one.
  return width < height
    ? { width: step, height: even((height * step) / shorter) }
    : { width: even((width * step) / shorter), height: step };
}
