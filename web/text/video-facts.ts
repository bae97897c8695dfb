import { clock } from './playing-time.ts';

export interface VideoFacts {
  /** Seconds. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** `12:34 · 1920 × 1080`, as far as it is known. */
export const videoFacts = ({ duration, width, height }: VideoFacts): string =>
  [duration ? clock(duration) : '', width && height ? `${width} × ${height}` : ''].filter(Boolean).join(' · ');

/**
 * The containers that most browsers cannot play, by the name of a file on this machine; undefined for all others. Of
 * a stored one the server tells, who has read what is inside.
 */
export function rarelyPlayable(fileName: string): 'MOV' | 'AVI' | undefined {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'mov') return 'MOV';
  return extension === 'avi' ? 'AVI' : undefined;
}
