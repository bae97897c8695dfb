import { type Box, boxesIn, type Track } from './iso-boxes.ts';
import { type PieceReader, textAt } from './piece-reader.ts';

/** Where the last fragment that one can seek to begins, as the index at the end of the file (`mfra`) has it. */
export async function lastFragmentAt(reader: PieceReader): Promise<number | undefined> {
  if (reader.size < 16) return undefined;
  const end = await reader.piece(reader.size - 16, 16);
  if (textAt(end, 4) !== 'mfro') return undefined;
  let last: number | undefined;
  for await (const mfra of boxesIn(reader, reader.size - end.getUint32(12), reader.size)) {
    if (mfra.kind !== 'mfra') return undefined;
    for await (const box of boxesIn(reader, mfra.start, mfra.end))
      if (box.kind === 'tfra') last = Math.max(last ?? 0, await lastOffset(reader, box));
  }
  return last;
}

async function lastOffset(reader: PieceReader, tfra: Box): Promise<number> {
  const head = await reader.piece(tfra.start, 16);
  const [isLong, sizes, count] = [head.getUint8(0) === 1, head.getUint32(8), head.getUint32(12)];
  if (count === 0) return 0;
  const numbers = ((sizes >> 4) & 3) + 1 + ((sizes >> 2) & 3) + 1 + (sizes & 3) + 1;
  const entry = tfra.start + 16 + (count - 1) * ((isLong ? 16 : 8) + numbers);
  const piece = await reader.piece(entry, isLong ? 16 : 8);
  return isLong ? Number(piece.getBigUint64(8)) : piece.getUint32(4);
}

/** The second at which the longest track of this fragment ends. */
export async function endOfFragment(
  reader: PieceReader,
  moof: Box,
  tracks: ReadonlyMap<number, Track>,
): Promise<number> {
  let end = 0;
  for await (const traf of boxesIn(reader, moof.start, moof.end)) {
    if (traf.kind === 'traf') end = Math.max(end, await endOfTrack(reader, traf, tracks));
  }
  return end;
}

async function endOfTrack(reader: PieceReader, traf: Box, tracks: ReadonlyMap<number, Track>): Promise<number> {
  let track: Track | undefined;
  let [sampleDuration, duration] = [0, 0];
  for await (const box of boxesIn(reader, traf.start, traf.end)) {
    const isLong = (await reader.piece(box.start, 1)).getUint8(0) === 1;
    if (box.kind === 'tfhd') {
      const head = await reader.piece(box.start, 8);
      track = tracks.get(head.getUint32(4));
      sampleDuration = (await defaultDuration(reader, box, head.getUint32(0))) ?? track?.sampleDuration ?? 0;
    }
    if (box.kind === 'tfdt') {
      const time = await reader.piece(box.start + 4, isLong ? 8 : 4);
      duration += isLong ? Number(time.getBigUint64(0)) : time.getUint32(0);
    }
    if (box.kind === 'trun') duration += await durationOfRun(reader, box, sampleDuration);
  }
  return track && track.timescale > 0 ? duration / track.timescale : 0;
}

/** The low bits of `tfhd` say which fields are there. */
async function defaultDuration(reader: PieceReader, tfhd: Box, flags: number): Promise<number | undefined> {
  if ((flags & 0x8) === 0) return undefined;
  const before = (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return (await reader.piece(tfhd.start + 8 + before, 4)).getUint32(0);
}

async function durationOfRun(reader: PieceReader, trun: Box, sampleDuration: number): Promise<number> {
  const head = await reader.piece(trun.start, 8);
  const [flags, count] = [head.getUint32(0), head.getUint32(4)];
  if ((flags & 0x100) === 0) return count * sampleDuration;
  const first = trun.start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const width = 4 + [0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  // Clamped to the box, so that every byte is read once.
  const samples = await reader.piece(first, Math.min(count * width, Math.max(0, trun.end - first)));
  let sum = 0;
  for (let at = 0; at + width <= samples.byteLength; at += width) sum += samples.getUint32(at);
  return sum;
}
