import { type FrameSize, NO_SIZE, type VideoHeaders, type VideoTrack } from '../../domain/media/video-facts.ts';
import { codecOf } from './matroska-codecs.ts';
import { type PieceReader, textAt, Unreadable } from './piece-reader.ts';

/** Elements by their ids (RFC 9559). */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const CODEC_ID = 0x86;
const MAX_CODEC_ID_BYTES = 64;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const DISPLAY_WIDTH = 0x54b0;
const DISPLAY_HEIGHT = 0x54ba;
const DISPLAY_UNIT = 0x54b2;
const CLUSTER = 0x1f43b675;
const CLUSTER_ID = [0x1f, 0x43, 0xb6, 0x75] as const;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

const DEFAULT_SCALE_NS = 1_000_000;
const SECOND_NS = 1_000_000_000;
/** Recorders begin a cluster at least every half minute. */
const MAX_TAIL_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** Sixteen megabytes of pictures hold the four bytes of a cluster's id by chance in one file of 250. */
const MAX_ATTEMPTS = 16;

interface Element {
  readonly id: number;
  readonly start: number;
  /** That of its parent where it does not tell its size, as a live recording does. */
  readonly end: number;
  /** It says that it is longer than its parent. */
  readonly isCutOff: boolean;
}

interface Segment {
  scale: number;
  duration: number;
  tracks: VideoTrack[];
}

/**
 * Reads the Info and Tracks elements of a WebM file; the length of a recording, which tells none, is the time of its
 * last block.
 */
export async function headersOfMatroska(reader: PieceReader): Promise<VideoHeaders> {
  const segment: Segment = { scale: DEFAULT_SCALE_NS, duration: 0, tracks: [] };
  // Elements before an unreadable one are kept.
  await readSegment(reader, segment).catch(orNone);
  const duration = segment.duration > 0 ? segment.duration : ((await lastTime(reader).catch(orNone)) ?? 0);
  return { lengthSeconds: (duration * segment.scale) / SECOND_NS, tracks: segment.tracks };
}

/**
 * Whether there is a segment of the length that it declares. A recording declares none, and counts as whole wherever it
 * was stopped.
 */
export async function hasSegmentWhole(reader: PieceReader): Promise<boolean> {
  for await (const top of elementsIn(reader, 0, reader.size)) {
    if (top.isCutOff) return false;
    if (top.id === SEGMENT) return true;
  }
  return false;
}

async function readSegment(reader: PieceReader, segment: Segment): Promise<void> {
  for await (const top of elementsIn(reader, 0, reader.size)) {
    if (top.id !== SEGMENT) continue;
    for await (const part of elementsIn(reader, top.start, top.end)) {
      if (part.id === CLUSTER) return;
      if (part.id === INFO) await readInfo(reader, part, segment);
      if (part.id === TRACKS) await readTracks(reader, part, segment);
    }
    return;
  }
}

async function readInfo(reader: PieceReader, info: Element, segment: Segment): Promise<void> {
  for await (const fact of elementsIn(reader, info.start, info.end)) {
    if (fact.id === TIMESTAMP_SCALE) segment.scale = await wholeNumber(reader, fact);
    if (fact.id === DURATION) segment.duration = await decimalNumber(reader, fact);
  }
}

/** Adds each track before reading it: facts that precede something unreadable are kept. */
async function readTracks(reader: PieceReader, tracks: Element, segment: Segment): Promise<void> {
  for await (const track of elementsIn(reader, tracks.start, tracks.end)) {
    if (track.id !== TRACK_ENTRY) continue;
    const facts: VideoTrack = { ...codecOf(''), ...NO_SIZE };
    segment.tracks.push(facts);
    for await (const part of elementsIn(reader, track.start, track.end)) {
      if (part.id === VIDEO) Object.assign(facts, await sizeOfPicture(reader, part));
      if (part.id === CODEC_ID) Object.assign(facts, codecOf(await textOf(reader, part)));
    }
  }
}

async function textOf(reader: PieceReader, { start, end }: Element): Promise<string> {
  const piece = await reader.piece(start, Math.min(end - start, MAX_CODEC_ID_BYTES));
  return textAt(piece, 0, piece.byteLength);
}

/** Display size if it is given in pixels, else the stored size. */
async function sizeOfPicture(reader: PieceReader, video: Element): Promise<FrameSize> {
  const facts = new Map<number, number>();
  for await (const fact of elementsIn(reader, video.start, video.end))
    if ([PIXEL_WIDTH, PIXEL_HEIGHT, DISPLAY_WIDTH, DISPLAY_HEIGHT, DISPLAY_UNIT].includes(fact.id))
      facts.set(fact.id, await wholeNumber(reader, fact));
  const of = (id: number): number => facts.get(id) ?? 0;
  const isShownInPixels = of(DISPLAY_UNIT) === 0 && of(DISPLAY_WIDTH) > 0 && of(DISPLAY_HEIGHT) > 0;
  return isShownInPixels
    ? { width: of(DISPLAY_WIDTH), height: of(DISPLAY_HEIGHT) }
    : { width: of(PIXEL_WIDTH), height: of(PIXEL_HEIGHT) };
}

async function* elementsIn(reader: PieceReader, from: number, to: number): AsyncGenerator<Element> {
  let at = from;
  while (at + 2 <= to) {
    const id = await variableNumber(reader, at, true);
    const size = await variableNumber(reader, at + id.width, false);
    const start = at + id.width + size.width;
    const said = size.value === undefined ? to : start + size.value;
    const end = Math.min(said, to);
    yield { id: id.value ?? 0, start, end, isCutOff: said > to };
    at = end;
  }
}

/** How many zeros lead says how wide it is. An id keeps the bit after them; of a size all ones mean "unknown". */
async function variableNumber(
  reader: PieceReader,
  at: number,
  isId: boolean,
): Promise<{ value: number | undefined; width: number }> {
  const first = (await reader.piece(at, 1)).getUint8(0);
  const width = Math.clz32(first) - 23;
  if (width > (isId ? 4 : 8)) throw new Unreadable('This is no element.');
  const piece = await reader.piece(at, width);
  let value = isId ? first : first & (0xff >> width);
  let isAllOnes = value === 0xff >> width;
  for (let index = 1; index < width; index += 1) {
    const byte = piece.getUint8(index);
    value = value * 256 + byte;
    isAllOnes &&= byte === 0xff;
  }
  return { value: !isId && isAllOnes ? undefined : value, width };
}

async function wholeNumber(reader: PieceReader, { start, end }: Element): Promise<number> {
  const piece = await reader.piece(start, Math.min(end - start, 8));
  let value = 0;
  for (let index = 0; index < piece.byteLength; index += 1) value = value * 256 + piece.getUint8(index);
  return value;
}

async function decimalNumber(reader: PieceReader, { start, end }: Element): Promise<number> {
  const width = end - start;
  if (width !== 4 && width !== 8) return 0;
  const piece = await reader.piece(start, width);
  return width === 8 ? piece.getFloat64(0) : piece.getFloat32(0);
}

/**
 * Searched from the end: what is inside a recording cannot be counted without reading all of it. Each attempt may read
 * all that follows, so that only a few are made.
 */
async function lastTime(reader: PieceReader): Promise<number> {
  let attempts = 0;
  const first = Math.max(0, reader.size - MAX_TAIL_BYTES);
  for (let end = reader.size; end > first; end -= CHUNK_BYTES) {
    const start = Math.max(first, end - CHUNK_BYTES);
    // Ids may cross the border of two chunks.
    const length = Math.min(end + CLUSTER_ID.length - 1, reader.size) - start;
    const piece = await reader.piece(start, length);
    const chunk = new Uint8Array(piece.buffer, piece.byteOffset, length);
    const before = (at: number) => (at > 0 ? chunk.lastIndexOf(CLUSTER_ID[0], at - 1) : -1);
    for (let at = before(length); at >= 0; at = before(at)) {
      if (!isClusterAt(chunk, at)) continue;
      const time = await endOfCluster(reader, start + at).catch(orNone);
      if (time !== undefined) return time;
      attempts += 1;
      if (attempts === MAX_ATTEMPTS) return 0;
    }
  }
  return 0;
}

const isClusterAt = (chunk: Uint8Array, at: number): boolean =>
  chunk[at + 1] === CLUSTER_ID[1] && chunk[at + 2] === CLUSTER_ID[2] && chunk[at + 3] === CLUSTER_ID[3];

/** Handler for `catch`: the four bytes of a cluster's id also occur inside frames. */
const orNone = (error: unknown): undefined => {
  if (!(error instanceof Unreadable)) throw error;
};

/** Undefined if this is not a cluster: a cluster begins with its time. */
async function endOfCluster(reader: PieceReader, at: number): Promise<number | undefined> {
  let time: number | undefined;
  let latest = 0;
  for await (const cluster of elementsIn(reader, at, reader.size)) {
    for await (const part of elementsIn(reader, cluster.start, cluster.end)) {
      // One that does not tell its size ends where the next one begins.
      if (part.id === CLUSTER) break;
      if (part.id === TIMESTAMP) time = await wholeNumber(reader, part);
      if (time === undefined) return undefined;
      if (part.id === SIMPLE_BLOCK) latest = Math.max(latest, await relativeTime(reader, part));
      if (part.id !== BLOCK_GROUP) continue;
      for await (const block of elementsIn(reader, part.start, part.end))
        if (block.id === BLOCK) latest = Math.max(latest, await relativeTime(reader, block));
    }
    break;
  }
  return time === undefined ? undefined : time + latest;
}

/** Behind the number of its track, which has a variable width. */
async function relativeTime(reader: PieceReader, block: Element): Promise<number> {
  const { width } = await variableNumber(reader, block.start, false);
  return (await reader.piece(block.start + width, 2)).getInt16(0);
}
