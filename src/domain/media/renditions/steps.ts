import { HEAVY_KILOBITS } from '../literals.ts';

/** Display size of a video, with rotation and pixel aspect ratio applied. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A step of quality. */
export interface Step {
  /** The shorter side of its picture, in pixels; 0 for sound alone. */
  readonly height: number;
  /** At most this many thousand bits a second, sound included. */
  readonly kilobits: number;
}

/** Facts of a video on which its steps depend. */
export interface StepSource {
  /** Whether most browsers cannot play it. */
  readonly isRare: boolean;
  /** Undefined if unknown. */
  readonly kilobits: number | undefined;
  readonly hasSound: boolean;
}

/** Height of the step without a picture. */
export const SOUND_ALONE = 0;

const LIGHTEST: Step = { height: 240, kilobits: 230 };
/** Steps that follow a poor line, none of them heavy: each has clearly fewer bits than the one before. */
const LIGHT: readonly Step[] = [
  { height: 720, kilobits: HEAVY_KILOBITS - 50 },
  { height: 480, kilobits: 700 },
  { height: 360, kilobits: 420 },
  LIGHTEST,
];
const SOUND: Step = { height: SOUND_ALONE, kilobits: 48 };

/** The largest picture of a step that replaces a source which browsers do not play. */
const MAX_HEIGHT = 1080;
/** A step that saves less than this part of the bits above it is not worth hours of a processor. */
const WORTH_A_STEP = 1.2;

const even = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));

/**
 * Returns the steps of quality for a video, best first, sound last: none larger than the source or with more bits a
 * second. Where most browsers cannot play the source, the best step replaces it in the player.
 */
export function stepsFor(picture: PictureSize, source: StepSource): Step[] {
  const own = even(Math.min(picture.width, picture.height));
  const best = source.isRare ? [substitute(own, source.kilobits)] : [];
  const [above = { height: own + 1, kilobits: source.kilobits ?? Infinity }] = best;
  const lower = LIGHT.filter(
    ({ height, kilobits }) => height < above.height && kilobits * WORTH_A_STEP <= above.kilobits,
  );
  const pictures = [...best, ...lower];
  const steps = pictures.length > 0 ? pictures : [{ ...LIGHTEST, height: own }];
  return source.hasSound ? [...steps, SOUND] : steps;
}

/** 1.5 Mbit/s at 480, 2.8 at 720, 5 at 1080. Fast motion becomes slightly softer. */
function substitute(own: number, sourceKilobits = Infinity): Step {
  const height = Math.min(own, MAX_HEIGHT);
  const enough = Math.round(128 + 1400 * (height / 480) ** 1.55);
  return { height, kilobits: Math.max(LIGHTEST.kilobits, Math.min(enough, Math.floor(sourceKilobits))) };
}

/**
 * Returns the order in which steps are made. The smallest picture comes first, because students wait for it; sound
 * takes a minute and is next.
 */
export function inOrderOfMaking(steps: readonly Step[]): Step[] {
  const [smallest, ...others] = steps.filter(({ height }) => height !== SOUND_ALONE).toReversed();
  const sound = steps.filter(({ height }) => height === SOUND_ALONE);
  return smallest ? [smallest, ...sound, ...others] : sound;
}

/** The size of a step in the shape of its source. H.264 takes even sides only. */
export function sizeOfStep({ width, height }: PictureSize, step: number): PictureSize {
  const shorter = Math.min(width, height);
  // Multiplied first: what divides evenly is exact then, and a square stays one.
  return width < height
    ? { width: step, height: even((height * step) / shorter) }
    : { width: even((width * step) / shorter), height: step };
}
