import type { VideoHeaders } from '../../domain/media/video-facts.ts';
import { type PieceReader, textAt } from './piece-reader.ts';

const MICROSECONDS = 1_000_000;
/** Depth of `odml`, which is inside `hdrl`: no list that is read is deeper. */
const MAX_DEPTH = 2;

interface Header {
  microsecondsPerFrame: number;
  frames: number;
  width: number;
  height: number;
}

/**
 * Reads the header of an AVI file, which counts the frames; those of the parts after the first one are included. Its
 * codecs are not asked for: no browser plays the container.
 */
export async function headersOfAvi(reader: PieceReader): Promise<VideoHeaders> {
  const header = { microsecondsPerFrame: 0, frames: 0, width: 0, height: 0 };
  // Behind `RIFF`, the size and `AVI `.
  await readList(reader, 12, reader.size, header, 0);
  const { microsecondsPerFrame, frames, width, height } = header;
  const lengthSeconds = (microsecondsPerFrame * frames) / MICROSECONDS;
  return { lengthSeconds, tracks: [{ kind: 'picture', width, height, rareCodec: '' }] };
}

async function readList(reader: PieceReader, from: number, to: number, header: Header, depth: number): Promise<void> {
  let at = from;
  while (at + 12 <= to) {
    const head = await reader.piece(at, 12);
    const [kind, size, list] = [textAt(head, 0), head.getUint32(4, true), textAt(head, 8)];
    // Frames follow: every header is in front of them.
    if (kind === 'LIST' && list === 'movi') return;
    if (kind === 'LIST' && (list === 'hdrl' || list === 'odml') && depth < MAX_DEPTH)
      await readList(reader, at + 12, Math.min(at + 8 + size, to), header, depth + 1);
    if (kind === 'avih') {
      const facts = await reader.piece(at + 8, 40);
      header.microsecondsPerFrame = facts.getUint32(0, true);
      header.frames = Math.max(header.frames, facts.getUint32(16, true));
      [header.width, header.height] = [facts.getUint32(32, true), facts.getUint32(36, true)];
    }
    // Above 1 GB (OpenDML) `avih` counts the first part only.
    if (kind === 'dmlh') header.frames = Math.max(header.frames, head.getUint32(8, true));
    at += 8 + size + (size % 2);
  }
}
