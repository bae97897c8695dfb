import type { VideoTrack } from '../../domain/media/video-facts.ts';
import { type PieceReader, textAt } from './piece-reader.ts';

export interface Box {
  /** Four letters. */
  readonly kind: string;
  /** Where its header begins. */
  readonly at: number;
  /** Offsets of its payload. */
  readonly start: number;
  readonly end: number;
  /** Whether it claims to end after its parent. */
  readonly isCutOff: boolean;
}

/** A track as `trak` and `trex` tell it together. */
export interface Track extends VideoTrack {
  timescale: number;
  seconds: number;
  /** Default sample duration of fragments, in units of the timescale. */
  sampleDuration: number;
}

/** Yields the sibling boxes of this span by their headers alone; ends at the first invalid one. */
export async function* boxesIn(reader: PieceReader, from: number, to: number): AsyncGenerator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const head = await reader.piece(at, Math.min(16, to - at));
    const said = head.getUint32(0);
    const isLarge = said === 1 && head.byteLength === 16;
    const size = isLarge ? Number(head.getBigUint64(8)) : said === 0 ? to - at : said;
    const start = at + (isLarge ? 16 : 8);
    if (at + size < start) return;
    yield { kind: textAt(head, 4), at, start, end: Math.min(at + size, to), isCutOff: at + size > to };
    at += size;
  }
}

/** The boxes that a path of kinds leads to. */
export async function* boxesAt(
  reader: PieceReader,
  { start, end }: Pick<Box, 'start' | 'end'>,
  [kind, ...deeper]: readonly string[],
): AsyncGenerator<Box> {
  for await (const box of boxesIn(reader, start, end)) {
    if (box.kind !== kind) continue;
    if (deeper.length === 0) yield box;
    else yield* boxesAt(reader, box, deeper);
  }
}
