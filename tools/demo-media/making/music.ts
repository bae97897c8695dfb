import type { Beat } from './timeline.ts';

export const samplesPerSecond = 48_000;

/** Four soft chords per module, as semitones above A2 (110 Hz). Seven moods, one instrument. */
const progressions: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 7, 12, 16],
    [-3, 9, 12, 16],
    [-7, 5, 12, 17],
    [-5, 7, 11, 14],
  ],
  [
    [3, 10, 15, 19],
    [1, 8, 13, 17],
    [-4, 8, 12, 15],
    [-2, 10, 14, 17],
  ],
  [
    [-2, 10, 14, 17],
    [-5, 7, 14, 17],
    [3, 10, 15, 19],
    [-7, 9, 12, 17],
  ],
  [
    [0, 7, 12, 15],
    [-4, 8, 12, 15],
    [3, 10, 15, 19],
    [-2, 10, 14, 17],
  ],
  [
    [2, 9, 14, 18],
    [-3, 9, 13, 16],
    [-1, 11, 14, 18],
    [-5, 7, 11, 14],
  ],
  [
    [-5, 7, 11, 14],
    [0, 7, 12, 16],
    [-8, 4, 11, 16],
    [2, 9, 14, 18],
  ],
  [
    [-7, 5, 9, 12],
    [0, 7, 12, 16],
    [-3, 9, 12, 16],
    [-5, 7, 11, 17],
  ],
];
const chordSeconds = 6;
const swellSeconds = 2.2;

/** Renders quiet chords, and a small bell at the start of each slide. Signed 16-bit mono samples, little-endian. */
export function musicFor(moduleNumber: number, beats: readonly Beat[]): Buffer {
  const durationSeconds = beats.reduce((sum, beat) => sum + beat.durationSeconds, 0);
  const sound = new Float64Array(Math.round(durationSeconds * samplesPerSecond));
  const chords = progressions[moduleNumber - 1] ?? [];
  for (let index = 0; index * chordSeconds < durationSeconds; index++) {
    for (const semitones of chords[index % chords.length] ?? []) addPad(sound, index * chordSeconds, pitch(semitones));
  }
  let startSeconds = 0;
  for (const beat of beats) {
    const root = chords[Math.floor(startSeconds / chordSeconds) % chords.length]?.at(-1) ?? 0;
    if (beat.opensSlide) addBell(sound, startSeconds, pitch(root + 12));
    startSeconds += beat.durationSeconds;
  }
  return asSamples(sound, durationSeconds);
}

function pitch(semitones: number): number {
  return 110 * 2 ** (semitones / 12);
}

function addPad(sound: Float64Array, startSeconds: number, hertz: number): void {
  addTone(sound, startSeconds, chordSeconds + swellSeconds, (seconds) => {
    const rise = Math.min(1, seconds / swellSeconds);
    const fall = Math.min(1, (chordSeconds + swellSeconds - seconds) / swellSeconds);
    const swell = Math.sin((Math.min(rise, fall) * Math.PI) / 2) ** 2;
    const tremble = 1 + 0.08 * Math.sin(2 * Math.PI * 0.4 * seconds);
    // Two slightly detuned voices and a faint octave: warm, with nothing shrill.
    return (
      swell *
      tremble *
      0.034 *
      (wave(hertz, seconds) + 0.8 * wave(hertz * 1.003, seconds) + 0.22 * wave(hertz * 2, seconds))
    );
  });
}

function addBell(sound: Float64Array, startSeconds: number, hertz: number): void {
  addTone(sound, startSeconds, 2.5, (seconds) => {
    const strike = Math.min(1, seconds / 0.008) * Math.exp(-2.6 * seconds);
    return strike * 0.05 * (wave(hertz, seconds) + 0.3 * wave(hertz * 3, seconds) * Math.exp(-4 * seconds));
  });
}

function wave(hertz: number, seconds: number): number {
  return Math.sin(2 * Math.PI * hertz * seconds);
}

function addTone(
  sound: Float64Array,
  startSeconds: number,
  lengthSeconds: number,
  tone: (seconds: number) => number,
): void {
  const first = Math.round(startSeconds * samplesPerSecond);
  const count = Math.min(Math.round(lengthSeconds * samplesPerSecond), sound.length - first);
  for (let at = 0; at < count; at++) sound[first + at] = (sound[first + at] ?? 0) + tone(at / samplesPerSecond);
}

/** Fades in and out to avoid clicks. */
function asSamples(sound: Float64Array, durationSeconds: number): Buffer {
  const samples = Buffer.alloc(sound.length * 2);
  for (const [at, value] of sound.entries()) {
    const seconds = at / samplesPerSecond;
    const level = Math.min(1, seconds / 1.2, (durationSeconds - seconds) / 2.4);
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * level)) * 32_767), at * 2);
  }
  return samples;
}
