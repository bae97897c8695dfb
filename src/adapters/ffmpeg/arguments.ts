import { availableParallelism } from 'node:os';
import { type PictureSize, sizeOfStep } from '../../domain/media/renditions/steps.ts';

/** The file in the folder that the program works in: a bare name holds no protocol and no path. */
export const SOURCE = 'source';

/** By what a file was found to be and never by what ffmpeg takes it for: a playlist would be followed. */
const DEMUXERS: Readonly<Record<string, string>> = {
  'video/quicktime': 'mov',
  'video/mp4': 'mov',
  'video/webm': 'matroska',
  'video/x-msvideo': 'avi',
};

/** 8K has 33 million. */
const MAX_PIXELS = 36_000_000;
const MAX_ALLOCATION_BYTES = 1024 ** 3;
/** Half of the machine: the school is open. Each thread keeps pictures of its own in memory. */
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
    // Of several pictures the first one that is a film, and not the cover of an album.
    ...['-map', '0:V:0'],
  ];
}

/** Decodes one picture and writes, as text, how large it is when it is upright and its pixels are square. */
export const probeArguments = (contentType: string): string[] => [
  ...['-v', 'info', ...input(contentType), '-frames:v', '1'],
  ...['-vf', 'scale=trunc(iw*if(sar\\,sar\\,1)):ih,setsar=1', '-f', 'framecrc', 'pipe:1'],
];

/** 1.4 Mbit/s at 480, 2.6 at 720, 4.9 at 1080: what moves more is shown a little softer. */
const mostKilobits = (step: number): number => Math.round(1400 * (step / 480) ** 1.55);

/** More than the rate allows for this length is a file that was made to fill the disk. */
export const mostStepBytes = (step: number, lengthSeconds: number): number =>
  CONTAINER_BYTES + Math.ceil(((mostKilobits(step) + AUDIO_KILOBITS) * 1000 * lengthSeconds * 1.2) / 8);

export interface StepPlan {
  readonly contentType: string;
  readonly picture: PictureSize;
  readonly step: number;
  readonly maxBytes: number;
  readonly output: string;
}

/** H.264 and AAC as every browser plays them; the index stands in front, so that it begins to play at once. */
export function stepArguments({ contentType, picture, step, maxBytes, output }: StepPlan): string[] {
  const { width, height } = sizeOfStep(picture, step);
  const rate = mostKilobits(step);
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
