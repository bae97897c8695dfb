import { SIZE } from './canvas.ts';
import { SAMPLES_PER_SECOND } from './chord.ts';
import { FRAMES_PER_SECOND } from './moment.ts';

/** Options for ffmpeg. Reproducible: no dates, no version and a fixed number of threads. */
const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${SIZE.width}x${SIZE.height}`,
  '-r',
  String(FRAMES_PER_SECOND),
  '-i',
  'pipe:0',
];
const pcm = (path: string) => ['-f', 's16le', '-ar', String(SAMPLES_PER_SECOND), '-ac', '2', '-i', path];
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
/** Colour metadata: otherwise a browser guesses, and the ground no longer matches the page. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '41',
  '-g',
  '192',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-threads',
  '2',
  '-row-mt',
  '0',
  '-auto-alt-ref',
  '1',
  '-lag-in-frames',
  '25',
];

/** Lossless intermediate of all frames, read several times. */
export const lossless = (path: string) => [...raw, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', ...exact, path];

export const poster = (path: string) => [
  ...raw,
  '-frames:v',
  '1',
  '-c:v',
  'libwebp',
  '-pix_fmt',
  'bgra',
  '-quality',
  '62',
  '-compression_level',
  '6',
  ...exact,
  path,
];

/** First pass of VP9's two-pass encoding. */
export const webmFirst = (frames: string, log: string) => [
  '-i',
  frames,
  '-an',
  ...colours,
  ...vp9,
  '-pass',
  '1',
  '-passlogfile',
  log,
  '-f',
  'null',
  '-',
];

export const webm = (frames: string, sound: string, log: string, path: string) => [
  '-i',
  frames,
  ...pcm(sound),
  ...colours,
  ...vp9,
  '-pass',
  '2',
  '-passlogfile',
  log,
  '-c:a',
  'libopus',
  '-b:a',
  '32k',
  ...exact,
  path,
];

export const mp4 = (frames: string, sound: string, path: string) => [
  ...['-i', frames, ...pcm(sound), ...colours],
  ...[
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '26',
    '-g',
    '192',
    '-threads',
    '2',
  ],
  ...['-c:a', 'aac', '-b:a', '40k', '-movflags', '+faststart', ...exact, path],
];
