import { clock } from './playing-time.ts';

export interface VideoFacts {
  /** Seconds. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Returns `12:34 · 1920 × 1080`, as far as known. */
export const videoFacts = ({ duration, width, height }: VideoFacts): string =>
  [duration ? clock(duration) : '', width && height ? `${width} × ${height}` : ''].filter(Boolean).join(' · ');

/**
 * Returns the container that most browsers cannot play, by a local file's extension; otherwise undefined. For stored
 * files the server inspects the content.
 */
export function rarelyPlayable(fileName: string): 'MOV' | 'AVI' | undefined {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'mov') return 'MOV';
  return extension === 'avi' ? 'AVI' : undefined;
}
