import { useCallback, useEffect, useState } from 'react';
import type { Side } from './touch-taps.ts';

const LIFE_MS = 1200;

export interface Flash {
  words: string;
  /** Under the fingers that asked for it; above the picture otherwise. */
  side?: Side;
}

/** A word about what a key or a tap just did: seen for a moment, read politely. */
export function useFlash(): [Flash | undefined, (words: string | undefined, side?: Side) => void] {
  const [flash, setFlash] = useState<Flash>();

  useEffect(() => {
    if (!flash) return undefined;
    const timer = setTimeout(() => setFlash(undefined), LIFE_MS);
    return () => clearTimeout(timer);
  }, [flash]);

  const show = useCallback(
    (words: string | undefined, side?: Side) => setFlash(words === undefined ? undefined : { words, side }),
    [],
  );
  return [flash, show];
}
