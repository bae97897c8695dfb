import { availableParallelism } from 'node:os';
import { type PictureSize, SOUND_ALONE, type Step, sizeOfStep } from '../../domain/media/renditions/steps.ts';

/** Name of the input in the working folder: a bare name contains no protocol and no path. */
export const SOURCE = 'source';

/** Demuxer by detected type, never by ffmpeg's own guess: it would follow a playlist. */
const DEMUXERS: Readonly<Record<string, string>> = {
  'video/quicktime': 'mov',
  'video/mp4': 'mov',
  'video/webm': 'matroska',
  'video/x-msvideo': 'avi',
};

/** 8K has 33 million pixels. */
const MAX_PIXELS = 36_000_000;
const MAX_ALLOCATION_BYTES = 1024 ** 3;
/** Half of the cores, because the school is running. Each thread buffers pictures of its own. */
const THREADS = String(Math.min(8, Math.max(1, Math.floor(availableParallelism() / 2))));
const CONTAINER_BYTES = 16 * 1024 ** 2;

function input(contentType: string): string[] {
  const demuxer = DEMUXERS[contentType];
  if (demuxer === undefined) throw new Error(`No demuxer is known for ${contentType}.`);
  return [
    ...['-nostdin', '-hide_banner', '-max_alloc', String(MAX_ALLOCATION_BYTES)],
    ...['-protocol_whitelist', 'file,pipe', '-max_pixels', String(MAX_PIXELS), '-threads', THREADS],
    ...['-f', demuxer, '-i', SOURCE],
  ];
}

/** The first real video stream, not the cover of an album. */
const PICTURE = ['-map', '0:V:0'];

/** Decodes one frame and prints the picture size, upright and with square pixels. */
export const probeArguments = (contentType: string): string[] => [
  ...['-v', 'info', ...input(contentType), ...PICTURE, '-frames:v', '1'],
  ...['-vf', 'scale=trunc(iw*if(sar\\,sar\\,1)):ih,setsar=1', '-f', 'framecrc', 'pipe:1'],
];

/** Upper limit of a file at this bitrate and duration: a larger one was made to fill the disk. */
export const maxStepBytes = ({ kilobits }: Step, lengthSeconds: number): number =>
  CONTAINER_BYTES + Math.ceil((kilobits * 1000 * lengthSeconds * 1.2) / 8);

export interface StepPlan {
  readonly contentType: string;
  readonly picture: PictureSize;
  readonly step: Step;
  readonly maxBytes: number;
  readonly output: string;
}

/** Steps below this leave out what a poor line pays for before the first picture, and what speech does not need. */
const LEAN_BELOW_KILOBITS = 500;
/** Below this, few pictures that are sharp serve a lecture better than many that are not. */
const FEW_PICTURES_BELOW_KILOBITS = 300;

/**
 * Encodes H.264 and AAC for all browsers. The profile is one that cheap phones decode. The index is at the front (fast
 * start), and small: it is read before the first picture, so that chunks are of a second, and lean steps have no
 * B-frames and a lower sample rate.
 */
export function stepArguments({ contentType, picture, step, maxBytes, output }: StepPlan): string[] {
  const isLean = step.kilobits < LEAN_BELOW_KILOBITS;
  const soundKilobits = isLean ? 48 : 128;
  return [
    ...['-v', 'error', '-nostats', '-progress', 'pipe:1', ...input(contentType)],
    ...(step.height === SOUND_ALONE
      ? ['-vn', '-map', '0:a:0']
      : [...PICTURE, '-map', '0:a:0?', ...pictureArguments(picture, step, step.kilobits - soundKilobits)]),
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...[
      '-c:a',
      'aac',
      '-b:a',
      `${soundKilobits}k`,
      ...(isLean ? ['-ac', '1', '-ar', '24000'] : ['-ac', '2', '-ar', '48000']),
    ],
    ...['-movflags', '+faststart', '-chunk_duration', '1000000', '-fs', String(maxBytes), '-f', 'mp4', '-n', output],
  ];
}

function pictureArguments(picture: PictureSize, { height: step, kilobits }: Step, rate: number): string[] {
  const { width, height } = sizeOfStep(picture, step);
  return [
    ...['-vf', `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`, '-threads', THREADS],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-crf', '22'],
    // A buffer of a second: no single picture keeps a poor line waiting for long.
    ...['-maxrate', `${rate}k`, '-bufsize', `${rate}k`, '-force_key_frames', 'expr:gte(t,n_forced*4)'],
    ...['-fpsmax', kilobits < FEW_PICTURES_BELOW_KILOBITS ? '15' : '30'],
    ...(kilobits < LEAN_BELOW_KILOBITS ? ['-bf', '0'] : []),
  ];
}
