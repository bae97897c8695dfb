import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../project.ts';
import { chord } from './chord.ts';
import { lossless, mp4, poster, webm, webmFirst } from './encodings.ts';
import { ffmpeg, requireFfmpeg } from './ffmpeg.ts';
import { FRAME_COUNT, momentOf } from './moment.ts';
import { Scene } from './scene.ts';

const folder = inProject('web/hero/files');

/** Regenerates the loop of the home page and its poster. Needs ffmpeg, and takes some minutes. */
async function make(): Promise<void> {
  requireFfmpeg();
  const aside = await mkdtemp(join(tmpdir(), 'hero-'));
  const [frames, sound, log] = [join(aside, 'frames.mkv'), join(aside, 'chord.pcm'), join(aside, 'pass')];
  const scene = new Scene();
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(sound, chord());
    await ffmpeg(lossless(frames), pictures(scene));
    await ffmpeg(poster(join(folder, 'poster.webp')), [scene.picture(momentOf(0))]);
    await ffmpeg(mp4(frames, sound, join(folder, 'loop.mp4')));
    await ffmpeg(webmFirst(frames, log));
    await ffmpeg(webm(frames, sound, log, join(folder, 'loop.webm')));
  } finally {
    await rm(aside, { recursive: true });
  }
}

function* pictures(scene: Scene): Generator<Buffer> {
  for (let frame = 0; frame < FRAME_COUNT; frame++) yield scene.picture(momentOf(frame));
}

try {
  await make();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
