import { smoothstep } from './molar.ts';
import { LIT_AT_SECONDS, LOOP_SECONDS } from './moment.ts';

export const SAMPLES_PER_SECOND = 48_000;
const MEAN_DECIBELS = -24;

/** D major with its ninth, as frequency (Hz) and amplitude: open enough to be heard repeatedly. */
const PAD = [
  [73.42, 0.5],
  [146.83, 1],
  [220, 0.8],
  [293.66, 0.5],
  [369.99, 0.34],
  [659.26, 0.1],
] as const;
/** One small bell for each star, in the order of `CUSPS`; the small star has the highest. */
const BELLS = [587.33, 659.26, 880, 440, 493.88];

/**
 * Returns the sound of the loop: signed 16-bit stereo samples, little-endian. It fades in from silence and out again.
 */
export function chord(): Buffer {
  const count = LOOP_SECONDS * SAMPLES_PER_SECOND;
  const sides = [-1, 1].map((side) =>
    Float64Array.from({ length: count }, (_, at) => sound(at / SAMPLES_PER_SECOND, side)),
  );
  const power = sides.flatMap((samples) => [...samples]).reduce((sum, value) => sum + value * value, 0);
  const level = 10 ** (MEAN_DECIBELS / 20) / Math.sqrt(power / (2 * count));
  const bytes = Buffer.alloc(count * 4);
  for (const [side, samples] of sides.entries()) {
    for (const [at, value] of samples.entries())
      bytes.writeInt16LE(Math.round(32_767 * level * value), at * 4 + side * 2);
  }
  return bytes;
}

/** Detunes the two channels slightly, which widens the chord. */
function sound(seconds: number, side: number): number {
  const apart = 1 + 0.0007 * side;
  const swell = Math.sin((Math.PI * seconds) / LOOP_SECONDS) ** 2;
  const pad = PAD.reduce((sum, [hertz, strength]) => sum + strength * wave(hertz * apart, seconds), 0);
  const bells = BELLS.reduce(
    (sum, hertz, index) => sum + bell(hertz * apart, seconds - LIT_AT_SECONDS[index]! - 0.25),
    0,
  );
  return pad * swell + bells * (1 - smoothstep(5.5, LOOP_SECONDS, seconds));
}

function bell(hertz: number, seconds: number): number {
  if (seconds < 0) return 0;
  const strike = Math.min(1, seconds / 0.03) * Math.exp(-1.9 * seconds);
  return 0.42 * strike * (wave(hertz, seconds) + 0.25 * wave(hertz * 2.76, seconds) * Math.exp(-5 * seconds));
}

const wave = (hertz: number, seconds: number) => Math.sin(2 * Math.PI * hertz * seconds);
