import { smoothstep } from './molar.ts';

export const LOOP_SECONDS = 8;
export const FRAMES_PER_SECOND = 24;
export const FRAME_COUNT = LOOP_SECONDS * FRAMES_PER_SECOND;

/** Animated values at one moment of the loop. */
export interface Moment {
  /** Scale of the tooth's breathing, −1 to 1. */
  readonly breath: number;
  /** Follows the breath by a quarter period. */
  readonly drift: number;
  /** Brightness of each star, 0 to 1, in the order of `CUSPS`. */
  readonly stars: readonly number[];
  /** Position of the light sweep, in pixels along its path; outside the picture most of the time. */
  readonly sweep: number;
}

/** Start of each star's lighting, in seconds: clockwise from the one after the small star, which comes last. */
export const LIT_AT_SECONDS = [3.2, 3.85, 4.6, 1.9, 2.55];
const LIGHTING_SECONDS = 0.9;
const SWEEP_SECONDS = { from: 4, to: 7.9 };
/** Both ends are far enough outside that no light reaches the picture. */
const SWEEP_WAY = { from: -420, to: 2010 };

/** Computes a moment. The loop begins with all five lit, as on the poster; they rest, and light again one by one. */
export function momentOf(frame: number): Moment {
  const seconds = ((frame % FRAME_COUNT) / FRAME_COUNT) * LOOP_SECONDS;
  const turn = (2 * Math.PI * seconds) / LOOP_SECONDS;
  const resting = 1 - smoothstep(0.1, 1.9, seconds);
  const way = Math.min(1, Math.max(0, (seconds - SWEEP_SECONDS.from) / (SWEEP_SECONDS.to - SWEEP_SECONDS.from)));
  return {
    breath: Math.sin(turn),
    drift: -Math.cos(turn),
    stars: LIT_AT_SECONDS.map((at) => Math.max(resting, smoothstep(at, at + LIGHTING_SECONDS, seconds))),
    sweep: SWEEP_WAY.from + (SWEEP_WAY.to - SWEEP_WAY.from) * way,
  };
}
