import { type FrameSize, NO_SIZE, type VideoHeaders } from '../../domain/media/video-facts.ts';
import { type Box, boxesAt, boxesIn, type Track } from './iso-boxes.ts';
import { rareCodecIn } from './iso-codecs.ts';
import { endOfFragment, lastFragmentAt } from './iso-fragments.ts';
import { type PieceReader, textAt } from './piece-reader.ts';

interface Movie {
  /** 0: it tells none. */
  seconds: number;
  /** Duration of all fragments together, if `mehd` has it. */
  fragmentedSeconds: number;
  hasFragments: boolean;
  tracks: ReadonlyMap<number, Track>;
}

/**
 * Reads the headers of an ISO media file (MP4, MOV; ISO/IEC 14496-12), wherever its `moov` box is. The length of a
 * fragmented one is the sum that it tells, or else the end of its last fragment.
 */
export async function headersOfIsoMedia(reader: PieceReader): Promise<VideoHeaders> {
  let movie: Movie | undefined;
  let indexedSeconds = 0;
  for await (const box of boxesIn(reader, 0, reader.size)) {
    if (box.kind === 'moov') movie = await readMovie(reader, box);
    if (movie && !movie.hasFragments) return headersOf(movie, movie.seconds);
    if (movie && movie.fragmentedSeconds > 0) return headersOf(movie, Math.max(movie.seconds, movie.fragmentedSeconds));
    if (box.kind === 'sidx') indexedSeconds += await secondsOfIndex(reader, box);
    if (box.kind === 'moof' && movie)
      return headersOf(movie, indexedSeconds || Math.max(movie.seconds, await endOfFragments(reader, movie, box)));
  }
  return headersOf(movie, movie?.seconds ?? 0);
}

const headersOf = (movie: Movie | undefined, lengthSeconds: number): VideoHeaders => ({
  lengthSeconds,
  tracks: [...(movie?.tracks.values() ?? [])],
});

async function endOfFragments(reader: PieceReader, { tracks }: Movie, first: Box): Promise<number> {
  let last = first;
  const from = (await lastFragmentAt(reader)) ?? first.at;
  for await (const box of boxesIn(reader, from, reader.size)) if (box.kind === 'moof') last = box;
  return endOfFragment(reader, last, tracks);
}

async function readMovie(reader: PieceReader, moov: Box): Promise<Movie> {
  const tracks = new Map<number, Track>();
  let [seconds, fragmentedSeconds, timescale, hasFragments] = [0, 0, 0, false];
  for await (const box of boxesIn(reader, moov.start, moov.end)) {
    if (box.kind === 'mvhd') ({ seconds, timescale } = await timesOf(reader, box));
    if (box.kind === 'trak') await readTrack(reader, box, tracks);
    if (box.kind !== 'mvex') continue;
    hasFragments = true;
    for await (const child of boxesIn(reader, box.start, box.end)) {
      if (child.kind === 'mehd') fragmentedSeconds = (await durationOf(reader, child, 4)) / timescale || 0;
      if (child.kind === 'trex') await readDefaults(reader, child, tracks);
    }
  }
  const longest = Math.max(0, ...[...tracks.values()].map((track) => track.seconds));
  return { seconds: seconds || longest, fragmentedSeconds, hasFragments, tracks };
}

async function readTrack(reader: PieceReader, trak: Box, tracks: Map<number, Track>): Promise<void> {
  let id = 0;
  let times = { seconds: 0, timescale: 0 };
  let size = NO_SIZE;
  let kind: Track['kind'];
  let rareCodec = '';
  for await (const box of boxesIn(reader, trak.start, trak.end)) {
    if (box.kind === 'tkhd') {
      const isLong = (await reader.piece(box.start, 1)).getUint8(0) === 1;
      id = (await reader.piece(box.start + (isLong ? 20 : 12), 4)).getUint32(0);
      size = await sizeIn(reader, box, isLong);
    }
    if (box.kind !== 'mdia') continue;
    for await (const child of boxesIn(reader, box.start, box.end)) {
      if (child.kind === 'mdhd') times = await timesOf(reader, child);
      if (child.kind === 'hdlr') kind = HANDLERS[textAt(await reader.piece(child.start + 8, 4), 0)];
      if (child.kind !== 'minf') continue;
      for await (const stsd of boxesAt(reader, child, ['stbl', 'stsd'])) rareCodec = await rareCodecIn(reader, stsd);
    }
  }
  tracks.set(id, { ...times, ...(kind === 'picture' ? size : NO_SIZE), kind, rareCodec, sampleDuration: 0 });
}

const HANDLERS: Readonly<Record<string, Track['kind']>> = { vide: 'picture', soun: 'sound' };

/** Reads the size in `tkhd`: 16.16 fixed-point pixels behind the rotation matrix. */
async function sizeIn(reader: PieceReader, tkhd: Box, isLong: boolean): Promise<FrameSize> {
  const matrix = isLong ? 52 : 40;
  if (tkhd.start + matrix + 44 > tkhd.end) return NO_SIZE;
  const piece = await reader.piece(tkhd.start + matrix, 44);
  const [width, height] = [piece.getUint16(36), piece.getUint16(40)];
  const isOnItsSide = piece.getInt32(0) === 0 && piece.getInt32(16) === 0 && piece.getInt32(4) !== 0;
  return isOnItsSide ? { width: height, height: width } : { width, height };
}

async function readDefaults(reader: PieceReader, trex: Box, tracks: Map<number, Track>): Promise<void> {
  const piece = await reader.piece(trex.start, 16);
  const track = tracks.get(piece.getUint32(4));
  if (track) track.sampleDuration = piece.getUint32(12);
}

/** `mvhd` and `mdhd` begin alike. */
async function timesOf(reader: PieceReader, box: Box): Promise<{ seconds: number; timescale: number }> {
  const isLong = (await reader.piece(box.start, 1)).getUint8(0) === 1;
  const timescale = (await reader.piece(box.start + (isLong ? 20 : 12), 4)).getUint32(0);
  const duration = await durationOf(reader, box, isLong ? 24 : 16);
  return { seconds: timescale > 0 ? duration / timescale : 0, timescale };
}

/** In 64 bits when the box has version 1, else in 32. All ones say that nobody knows. */
async function durationOf(reader: PieceReader, box: Box, offset: number): Promise<number> {
  const isLong = (await reader.piece(box.start, 1)).getUint8(0) === 1;
  const piece = await reader.piece(box.start + offset, isLong ? 8 : 4);
  const duration = isLong ? Number(piece.getBigUint64(0)) : piece.getUint32(0);
  return duration === (isLong ? Number(2n ** 64n - 1n) : 2 ** 32 - 1) ? 0 : duration;
}

/** The durations in a segment index, which streaming tools write in front. */
async function secondsOfIndex(reader: PieceReader, sidx: Box): Promise<number> {
  const head = await reader.piece(sidx.start, 12);
  const [isLong, timescale] = [head.getUint8(0) === 1, head.getUint32(8)];
  const table = sidx.start + (isLong ? 28 : 20);
  const count = (await reader.piece(table + 2, 2)).getUint16(0);
  const entries = await reader.piece(table + 4, Math.min(count * 12, Math.max(0, sidx.end - table - 4)));
  let duration = 0;
  for (let at = 0; at + 12 <= entries.byteLength; at += 12) duration += entries.getUint32(at + 4);
  return timescale > 0 ? duration / timescale : 0;
}
