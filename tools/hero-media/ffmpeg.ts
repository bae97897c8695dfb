import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const NEEDED = ['libvpx-vp9', 'libopus', 'libx264', 'aac', 'libwebp', 'ffv1'];

/** @throws with installation advice if ffmpeg or one of its encoders is missing. */
export function requireFfmpeg(): void {
  const answer = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (answer.error) {
    throw new Error(
      'Making the hero loop needs ffmpeg: install it (Debian: apt-get install ffmpeg). Only making it does: the files are committed.',
    );
  }
  const missing = NEEDED.filter((name) => !answer.stdout.split(/\s+/).includes(name));
  if (missing.length > 0)
    throw new Error(`This ffmpeg was built without ${missing.join(', ')}, which the hero loop needs.`);
}

/** Runs ffmpeg with `input` on stdin. @throws with ffmpeg's stderr if it fails. */
export async function ffmpeg(options: readonly string[], input: Iterable<Buffer> = []): Promise<void> {
  const running = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  running.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  // EPIPE: ffmpeg ended early; its exit code and stderr tell why.
  running.stdin.on('error', () => {});
  const ended = once(running, 'close');
  for (const chunk of input) {
    if (running.exitCode !== null) break;
    if (!running.stdin.write(chunk)) await Promise.race([once(running.stdin, 'drain'), ended]);
  }
  running.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed:\n${Buffer.concat(said).toString()}`);
}
