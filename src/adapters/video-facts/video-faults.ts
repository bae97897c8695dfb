import type { VideoFault } from '../../domain/media/video-facts.ts';
import { boxesAt, boxesIn } from './iso-boxes.ts';
import { hasSegmentWhole } from './matroska.ts';
import { type PieceReader, textAt } from './piece-reader.ts';

type Check = (reader: PieceReader) => Promise<VideoFault | undefined>;

const CHECKS: Readonly<Record<string, Check>> = {
  'video/mp4': faultOfIsoMedia,
  'video/quicktime': faultOfIsoMedia,
  'video/webm': async (reader) => ((await hasSegmentWhole(reader)) ? undefined : 'cut-off'),
  'video/x-msvideo': async (reader) => ((await endsBeyondFile(reader)) ? 'cut-off' : undefined),
};

/** Returns the fault of a video by its headers. Rejects with `Unreadable` and `RangeError`, and as the reader does. */
export const faultOfVideo = async (contentType: string, reader: PieceReader): Promise<VideoFault | undefined> =>
  CHECKS[contentType]?.(reader);

/** The boxes without which a file plays to its middle, or not at all. What else hangs out does no harm. */
const NEEDED = ['moov', 'moof', 'mdat'];

/** An ISO media file is whole when it has its index (`moov`) and reaches as far as boxes and index say. */
async function faultOfIsoMedia(reader: PieceReader): Promise<VideoFault | undefined> {
  let hasIndex = false;
  for await (const box of boxesIn(reader, 0, reader.size)) {
    if (box.isCutOff && NEEDED.includes(box.kind)) return 'cut-off';
    if (box.kind !== 'moov') continue;
    hasIndex = true;
    for await (const table of boxesAt(reader, box, ['trak', 'mdia', 'minf', 'stbl'])) {
      for await (const part of boxesIn(reader, table.start, table.end)) {
        if (part.kind === 'stsd' && (await isEncrypted(reader, part.start))) return 'encrypted';
        const width = OFFSET_BYTES[part.kind];
        if (width !== undefined && (await lastOffset(reader, part.start, width)) >= reader.size) return 'cut-off';
      }
    }
  }
  return hasIndex ? undefined : 'cut-off';
}

/** Descriptions of samples under common encryption (ISO/IEC 23001-7). */
const ENCRYPTED = ['encv', 'enca'];

const isEncrypted = async (reader: PieceReader, stsd: number): Promise<boolean> =>
  ENCRYPTED.includes(textAt(await reader.piece(stsd + 12, 4), 0));

/** Width in bytes of the entries of the tables that say where samples are. */
const OFFSET_BYTES: Readonly<Record<string, 4 | 8>> = { stco: 4, co64: 8 };

async function lastOffset(reader: PieceReader, table: number, width: 4 | 8): Promise<number> {
  const count = (await reader.piece(table + 4, 4)).getUint32(0);
  if (count === 0) return 0;
  const last = await reader.piece(table + 8 + (count - 1) * width, width);
  return width === 8 ? Number(last.getBigUint64(0)) : last.getUint32(0);
}

/** Writers count the header of the file in or not. */
const MAX_MISCOUNT_BYTES = 8;

/** An AVI is one RIFF chunk or several. One that was not ended says 0 or all ones: then nothing is known. */
async function endsBeyondFile(reader: PieceReader): Promise<boolean> {
  let at = 0;
  while (at + 12 <= reader.size) {
    const head = await reader.piece(at, 8);
    const size = head.getUint32(4, true);
    if (textAt(head, 0) !== 'RIFF' || size === 2 ** 32 - 1) return false;
    at += 8 + size + (size % 2);
  }
  return at > reader.size + MAX_MISCOUNT_BYTES;
}
