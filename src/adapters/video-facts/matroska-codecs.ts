import type { VideoTrack } from '../../domain/media/video-facts.ts';

/** Codec IDs of tracks (RFC 9559) that browsers know, by how they begin: these of pictures, and these of sounds. */
const PLAYED = {
  V_: ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC'],
  A_: ['A_OPUS', 'A_VORBIS', 'A_AAC', 'A_MPEG/L3', 'A_FLAC'],
} as const;

/** Names of codecs that most browsers do not support, by ID prefix; the others are shown by their ID. */
const NAMES: readonly (readonly [begin: string, name: string])[] = [
  ['V_MPEGH/ISO/HEVC', 'HEVC'],
  ['V_MPEG4/ISO/', 'MPEG-4 Part 2'],
  ['V_MPEG2', 'MPEG-2'],
  ['V_MPEG1', 'MPEG-1'],
  ['V_MJPEG', 'Motion JPEG'],
  ['V_PRORES', 'ProRes'],
  ['V_THEORA', 'Theora'],
  ['A_AC3', 'AC-3'],
  ['A_EAC3', 'E-AC-3'],
  ['A_DTS', 'DTS'],
  ['A_ALAC', 'ALAC'],
  ['A_PCM', 'PCM'],
];

/** The codec that a track's ID names, where most browsers cannot play it. */
export function codecOf(id: string): Pick<VideoTrack, 'kind' | 'rareCodec'> {
  const begin = id.slice(0, 2);
  if (begin !== 'V_' && begin !== 'A_') return { kind: undefined, rareCodec: '' };
  const kind = begin === 'V_' ? 'picture' : 'sound';
  if (PLAYED[begin].some((played) => id.startsWith(played))) return { kind, rareCodec: '' };
  const name = NAMES.find(([known]) => id.startsWith(known))?.[1];
  return { kind, rareCodec: name ?? (/^[\w/]+$/.test(id) ? id.slice(begin.length) : '') };
}
