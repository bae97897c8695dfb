import { availableParallelism } from 'node:os';
import { type PictureSize, sizeOfStep } from '../../domain/media/renditions/steps.ts';

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
const AUDIO_KILOBITS = 128;
const CONTAINER_BYTES = 16 * 1024 ** 2;

function input(contentType: string): string[] {
  const demuxer = DEMUXERS[contentType];
  if (demuxer === undefined) throw new Error(`No demuxer is known for ${contentType}.`);
  return [
    ...['-nostdin', '-hide_banner', '-max_alloc', String(MAX_ALLOCATION_BYTES)],
    ...['-protocol_whitelist', 'file,pipe', '-max_pixels', String(MAX_PIXELS), '-threads', THREADS],
    ...['-f', demuxer, '-i', SOURCE],
    // The first real video stream, not the cover of an album.
    ...['-map', '0:V:0'],
  ];
}

/** Decodes one frame and prints the picture size, upright and with square pixels. */
export const probeArguments = (contentType: string): string[] => [
  ...['-v', 'info', ...input(contentType), '-frames:v', '1'],
  ...['-vf', 'scale=trunc(iw*if(sar\\,sar\\,1)):ih,setsar=1', '-f', 'framecrc', 'pipe:1'],
];

/** Bitrate limit: 1.4 Mbit/s at 480, 2.6 at 720, 4.9 at 1080. Fast motion becomes slightly softer. */
const maxKilobits = (step: number): number => Math.round(1400 * (step / 480) ** 1.55);

/** Upper limit of a file at this bitrate and duration: a larger one was made to fill the disk. */
export const maxStepBytes = (step: number, lengthSeconds: number): number =>
  CONTAINER_BYTES + Math.ceil(((maxKilobits(step) + AUDIO_KILOBITS) * 1000 * lengthSeconds * 1.2) / 8);

export interface StepPlan {
  readonly contentType: string;
  readonly picture: PictureSize;
  readonly step: number;
  readonly maxBytes: number;
  readonly output: string;
}

/** Encodes H.264 and AAC for all browsers; the index is at the front (fast start). */
export function stepArguments({ contentType, picture, step, maxBytes, output }: StepPlan): string[] {
  const { width, height } = sizeOfStep(picture, step);
  const rate = maxKilobits(step);
  return [
    ...['-v', 'error', '-nostats', '-progress', 'pipe:1', ...input(contentType)],
    ...['-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`, '-threads', THREADS],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '22'],
    ...['-maxrate', `${rate}k`, '-bufsize', `${2 * rate}k`, '-force_key_frames', 'expr:gte(t,n_forced*4)'],
    ...['-c:a', 'aac', '-b:a', `${AUDIO_KILOBITS}k`, '-ac', '2', '-ar', '48000'],
    ...['-movflags', '+faststart', '-fs', String(maxBytes), '-f', 'mp4', '-n', output],
  ];
}
