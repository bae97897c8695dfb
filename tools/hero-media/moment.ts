import { smoothstep } from './molar.ts';

export const LOOP_SECONDS = 8;
export const FRAMES_PER_SECOND = 24;
export const FRAME_COUNT = LOOP_SECONDS * FRAMES_PER_SECOND;

/** What moves, at one moment of the loop. */
export interface Moment {
  /** Between −1 and 1: how far the tooth has breathed in. */
  readonly breath: number;
  /** A quarter behind the breath: what it drags along. */
  readonly drift: number;
  /** Light of each star, 0 to 1, in the order of `CUSPS`. */
  readonly stars: readonly number[];
  /** Where the sweep of light stands, in pixels along its way; outside the picture most of the time. */
  readonly sweep: number;
}

/** When each star lights, in seconds: clockwise from the one after the small star, which comes last. */
export const LIT_AT_SECONDS = [3.2, 3.85, 4.6, 1.9, 2.55];
const LIGHTING_SECONDS = 0.9;
const SWEEP_SECONDS = { from: 4, to: 7.9 };
/** Both ends lie so far outside that nothing of its light reaches the picture. */
const SWEEP_WAY = { from: -420, to: 2010 };

/** The loop begins with all five lit, which is what the poster shows; they rest, and light anew one by one. */
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
