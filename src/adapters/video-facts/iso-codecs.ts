import { type Box, boxesIn } from './iso-boxes.ts';
import type { PieceReader } from './piece-reader.ts';

/** Sample descriptions (ISO/IEC 14496-12) that all browsers know. */
const PLAYED = ['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'mp4a', '.mp3', 'Opus', 'fLaC'];

/** Names of codecs that most browsers do not support; the others are shown by their FourCC. */
const NAMES: Readonly<Record<string, string>> = {
  ...named('HEVC', 'hev1', 'hvc1', 'hev2', 'hvc2', 'dvh1', 'dvhe'),
  ...named('MPEG-4 Part 2', 'mp4v', 'xvid', 'XVID', 'DIVX', 'DX50'),
  ...named('H.263', 's263', 'h263', 'H263'),
  ...named('VVC', 'vvc1', 'vvi1'),
  ...named('ProRes', 'apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x'),
  ...named('Motion JPEG', 'jpeg', 'mjpa', 'mjpb', 'mjpg'),
  ...named('AC-3', 'ac-3'),
  ...named('E-AC-3', 'ec-3'),
  ...named('AC-4', 'ac-4'),
  ...named('DTS', 'dtsc', 'dtse', 'dtsh', 'dtsl', 'dtsx'),
  ...named('ALAC', 'alac'),
  ...named('AMR', 'samr', 'sawb'),
  ...named('PCM', 'sowt', 'twos', 'raw ', 'lpcm', 'ipcm', 'fpcm', 'in24', 'in32', 'fl32', 'fl64'),
};

/** Object types behind `mp4v` and `mp4a`: empty for those that all browsers support, else a name. */
const OBJECT_TYPES: Readonly<Record<number, string>> = {
  ...named('', 0x21, 0x40, 0x66, 0x67, 0x68, 0x69, 0x6b, 0xad),
  ...named('MPEG-4 Part 2', 0x20),
  ...named('HEVC', 0x23),
  ...named('MPEG-2', 0x60, 0x61, 0x62, 0x63, 0x64, 0x65),
  ...named('MPEG-1', 0x6a),
  ...named('Motion JPEG', 0x6c),
  ...named('AC-3', 0xa5),
  ...named('E-AC-3', 0xa6),
  ...named('DTS', 0xa9, 0xaa, 0xab, 0xac),
};

function named(name: string, ...codes: readonly (string | number)[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, name]));
}

/** Length of the fixed fields of a sample entry, before its boxes. */
const PICTURE_BYTES = 78;
const SOUND_BYTES = 28;

/** The codec of a track by the first of its sample descriptions (`stsd`), where most browsers cannot play it. */
export async function rareCodecIn(reader: PieceReader, stsd: Box): Promise<string> {
  for await (const entry of boxesIn(reader, stsd.start + 8, stsd.end)) {
    const { kind } = entry;
    const name = PLAYED.includes(kind) ? '' : (NAMES[kind] ?? plain(kind));
    if (kind !== 'mp4v' && kind !== 'mp4a') return name;
    return OBJECT_TYPES[await objectTypeOf(reader, entry)] ?? name;
  }
  return '';
}

const plain = (fourLetters: string): string => (/^[\w .-]{4}$/.test(fourLetters) ? fourLetters.trim() : '');

/** Reads the object type in the decoder configuration of `esds` (ISO/IEC 14496-1); 0 if absent. */
async function objectTypeOf(reader: PieceReader, entry: Box): Promise<number> {
  const from = entry.start + (entry.kind === 'mp4v' ? PICTURE_BYTES : SOUND_BYTES);
  for await (const { kind, start, end } of boxesIn(reader, from, entry.end)) {
    if (kind !== 'esds') continue;
    const piece = await reader.piece(start, Math.min(end - start, 32));
    const byteAt = (at: number): number => (at < piece.byteLength ? piece.getUint8(at) : 0);
    // A size takes a byte more for each one whose highest bit is set.
    const behindSize = (at: number): number => (byteAt(at) & 0x80 ? behindSize(at + 1) : at + 1);
    const elementary = byteAt(4) === 3 ? behindSize(5) : piece.byteLength;
    const hasPlainFlags = byteAt(elementary + 2) >> 5 === 0;
    const decoder = elementary + 3;
    return hasPlainFlags && byteAt(decoder) === 4 ? byteAt(behindSize(decoder + 1)) : 0;
  }
  return 0;
}
