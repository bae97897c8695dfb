import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { slideSize } from '../drawing/slide-style.ts';
import { framesPerSecond } from './frames.ts';
import { samplesPerSecond } from './music.ts';

/** @throws with installation advice if ffmpeg is missing or cannot encode H.264 and AAC. */
export function requireFfmpeg(): void {
  const answer = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (answer.error) throw new Error('Making the demo media needs ffmpeg: install it (Debian: apt-get install ffmpeg).');
  if (!/libx264/.test(answer.stdout)) throw new Error('This ffmpeg cannot write H.264: it was built without libx264.');
}

/**
 * Encodes frames and samples into an MP4 with fast start and a keyframe every two seconds. Reproducible with the same
 * ffmpeg: no dates, no version, and a fixed number of threads, since x264 divides the work by it.
 */
export async function encode(frames: AsyncIterable<Buffer>, soundPath: string, outputPath: string): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [...quiet, ...pictures, ...sound(soundPath), ...h264, ...aac, ...mp4, outputPath], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  ffmpeg.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  // EPIPE: ffmpeg ended early; its exit code and stderr tell why.
  ffmpeg.stdin.on('error', () => {});
  const ended = once(ffmpeg, 'close');
  for await (const frame of frames) {
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed on ${outputPath}:\n${Buffer.concat(said).toString()}`);
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
const pictures = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${slideSize.width}x${slideSize.height}`,
  '-r',
  String(framesPerSecond),
  '-i',
  'pipe:0',
];
const sound = (path: string) => ['-f', 's16le', '-ar', String(samplesPerSecond), '-ac', '1', '-i', path];
const h264 = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slower', '-crf', '40'],
  ...['-g', String(2 * framesPerSecond), '-threads', '2', '-flags:v', '+bitexact'],
];
const aac = ['-c:a', 'aac', '-b:a', '32k', '-flags:a', '+bitexact'];
const mp4 = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-shortest', '-f', 'mp4'];
