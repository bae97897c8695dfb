import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../domain/kernel/clock.ts';
import { type PictureSize, SOUND_ALONE } from '../../domain/media/renditions/steps.ts';
import type {
  ConversionEvents,
  SourceVideo,
  Unconvertible,
  VideoConverter,
} from '../../domain/media/renditions/video-converter.ts';
import { maxStepBytes, probeArguments, SOURCE, stepArguments } from './arguments.ts';
import { interrupted, killed, noConverter, noRoom, roomRanOut, unresponsive } from './errors.ts';
import { type Ended, NotStarted, type Run, runFfmpeg } from './run-ffmpeg.ts';
import { askForRoom, type FreeBytes, freeBytesIn, inScratchFolder, writeWhole } from './scratch-folder.ts';

export interface FfmpegLimits {
  /** Timeout of a step: a base, plus an amount per second of video. */
  readonly maxMs: number;
  readonly maxMsPerSecond: number;
  readonly maxStillMs: number;
  /** Timeout of asking for the version. */
  readonly maxVersionMs: number;
}

const LIMITS: FfmpegLimits = {
  maxMs: 10 * MINUTE_MS,
  // Long, since at the lowest priority it is slow where others keep the machine busy.
  maxMsPerSecond: MINUTE_MS,
  maxStillMs: 10 * MINUTE_MS,
  maxVersionMs: 20 * SECOND_MS,
};
/** Poll interval of free space: a disk writes some hundred megabytes in that time, of one gigabyte in reserve. */
const ROOM_CHECK_MS = 2 * SECOND_MS;
const PROBE_MS = 5 * MINUTE_MS;
/** Assumed duration of a video that states none. */
const ASSUMED_SECONDS = 4 * 60 * 60;
const MAX_SECONDS = 24 * 60 * 60;

export interface FfmpegSettings {
  /** A path, or a name looked up in PATH. */
  readonly program: string;
  /** Scratch folder for videos: ffmpeg needs paths, and an object store has none. */
  readonly folder: string;
  readonly limits?: FfmpegLimits;
  readonly freeBytes?: FreeBytes;
}

/** Internal error, to leave the scratch folder. */
class Refused extends Error {
  constructor(readonly reason: Unconvertible) {
    super(reason);
  }
}

/**
 * Runs ffmpeg as a sandboxed child process: no shell, no stdin, no network protocols, none of our environment, half of
 * the cores at the lowest priority, and limits of time, memory, output and free disk space.
 */
export class FfmpegConverter implements VideoConverter {
  private readonly closing = new AbortController();
  private readonly limits: FfmpegLimits;
  private readonly freeBytes: FreeBytes;
  private found: string | undefined;

  constructor(private readonly settings: FfmpegSettings) {
    this.limits = settings.limits ?? LIMITS;
    this.freeBytes = settings.freeBytes ?? freeBytesIn;
  }

  /** Caches the version once found; a failed lookup is repeated. */
  async version(): Promise<string | undefined> {
    this.found ??= await this.lookForIt();
    return this.found;
  }

  /** Aborts running conversions, which reject as retryable. */
  close(): void {
    this.closing.abort();
  }

  async convert(source: SourceVideo, events: ConversionEvents): Promise<{ refused: Unconvertible } | undefined> {
    const unwanted = new AbortController();
    void events.unwanted.then(() => unwanted.abort());
    const signal = AbortSignal.any([unwanted.signal, this.closing.signal]);
    try {
      await inScratchFolder(this.settings.folder, (folder) => this.convertIn(folder, source, events, signal));
      return undefined;
    } catch (error) {
      if (unwanted.signal.aborted) return undefined;
      if (error instanceof Refused) return { refused: error.reason };
      if (error instanceof NotStarted) {
        this.found = undefined;
        throw noConverter();
      }
      if (this.closing.signal.aborted) throw interrupted();
      throw error;
    }
  }

  private async convertIn(
    folder: string,
    source: SourceVideo,
    events: ConversionEvents,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    await askForRoom(folder, 2 * source.bytes, this.freeBytes);
    await writeWhole(join(folder, SOURCE), await source.open(), signal);
    const { picture, seconds, hasSound } = await this.probe(folder, source, signal);
    const length = Math.min(source.lengthSeconds ?? seconds ?? ASSUMED_SECONDS, MAX_SECONDS);
    for (const step of await events.onPicture(picture, hasSound)) {
      const { height } = step;
      const output = `step-${height}.mp4`;
      const path = join(folder, output);
      const plannedBytes = maxStepBytes(step, length);
      const room = await askForRoom(folder, Math.min(plannedBytes, source.bytes), this.freeBytes);
      const maxBytes = Math.min(plannedBytes, room);
      const args = stepArguments({ contentType: source.contentType, picture, step, maxBytes, output });
      const { maxMs, maxMsPerSecond, maxStillMs } = this.limits;
      const { onLine, frames } = progressReader((reached) => events.onProgress(height, Math.min(1, reached / length)));
      const check = { everyMs: ROOM_CHECK_MS, run: () => this.keepRoom(folder) };
      const run = { folder, args, signal, maxMs: maxMs + maxMsPerSecond * length, maxStillMs, onLine, check };
      sound(await this.run(run));
      const { size: bytes } = await stat(path).catch(() => ({ size: 0 }));
      if ((frames() === 0 && height !== SOUND_ALONE) || bytes === 0) throw new Refused('broken');
      if (bytes >= maxBytes) throw maxBytes < plannedBytes ? roomRanOut() : new Refused('too-demanding');
      events.onProgress(height, 1);
      await events.onStep({ height, bytes, open: () => createReadStream(path) });
      await rm(path);
    }
  }

  /** Other processes write to this disk too while a step grows. */
  private async keepRoom(folder: string): Promise<void> {
    await askForRoom(folder, 0, this.freeBytes).catch(() => Promise.reject(roomRanOut()));
  }

  /** Returns the displayed picture size, whether there is sound, and the duration if the file states it. */
  private async probe(folder: string, { contentType }: SourceVideo, signal: AbortSignal) {
    let picture: PictureSize | undefined;
    const onLine = (line: string): boolean => {
      const [, width, height] = /^#dimensions 0: (\d+)x(\d+)$/.exec(line) ?? [];
      if (width && height) picture = { width: Number(width), height: Number(height) };
      return true;
    };
    const args = probeArguments(contentType);
    const ended = await this.run({ folder, args, signal, maxMs: PROBE_MS, maxStillMs: PROBE_MS, onLine });
    if (/matches no streams/.test(ended.complaints)) throw new Refused('no-picture');
    sound(ended);
    if (!picture || picture.width < 1 || picture.height < 1) throw new Refused('broken');
    const hasSound = ended.complaints
      .split('\n')
      .some((line) => /^ +Stream #0:/.test(line) && line.includes(': Audio: '));
    return { picture, seconds: lengthIn(ended.complaints), hasSound };
  }

  private run(run: Omit<Run, 'program'>): Promise<Ended> {
    return runFfmpeg({ ...run, program: this.settings.program });
  }

  /** Runs at normal priority: it computes nothing, and on a busy machine it would time out. */
  private async lookForIt(): Promise<string | undefined> {
    const lines: string[] = [];
    const { maxVersionMs: maxMs } = this.limits;
    const { signal } = this.closing;
    const question = {
      folder: tmpdir(),
      maxMs,
      maxStillMs: maxMs,
      isUrgent: true,
      signal,
      onLine: (line: string): boolean => lines.push(line) > 0,
    };
    try {
      for (const about of ['-version', '-encoders']) {
        const { how } = await this.run({ ...question, args: ['-hide_banner', about] });
        if (how === 'overtime') throw unresponsive();
      }
    } catch (error) {
      if (error instanceof NotStarted) return undefined;
      throw signal.aborted ? interrupted() : error;
    }
    const [, version] = /^ffmpeg version (\S+)/.exec(lines[0] ?? '') ?? [];
    const hasEncoders = [' libx264 ', ' aac '].every((name) => lines.some((line) => line.includes(name)));
    return version !== undefined && hasEncoders ? `ffmpeg ${version}` : undefined;
  }
}

/** Messages of ffmpeg, its encoder and the C library. */
const OUT_OF_MEMORY = /Cannot allocate memory|malloc of size|out of memory/i;

function sound({ how, code, complaints }: Ended): void {
  if (how === 'overtime') throw new Refused('too-demanding');
  if (how === 'killed') throw killed();
  if (/No space left on device/.test(complaints)) throw noRoom();
  if (code !== 0) throw new Refused(OUT_OF_MEMORY.test(complaints) ? 'too-demanding' : 'broken');
}

/** Parses `-progress` output: repeated lines of name=value. */
function progressReader(tell: (seconds: number) => void) {
  let frames = 0;
  let reached = -1;
  const onLine = (line: string): boolean => {
    const [name, value] = line.split('=', 2);
    const figure = Number(value);
    if (name === 'frame' && figure > frames) {
      frames = figure;
      return true;
    }
    if (name !== 'out_time_us' || !(figure > reached)) return false;
    reached = figure;
    tell(reached / 1_000_000);
    return true;
  };
  return { onLine, frames: () => frames };
}

function lengthIn(complaints: string): number | undefined {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+),/m.exec(complaints) ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}
