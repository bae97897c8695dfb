import { useCallback, useEffect, useState } from 'react';

const LIFE_MS = 1200;

/** A word about what a key just did: seen for a moment, read politely. */
export function useFlash(): [string | undefined, (words: string | undefined) => void] {
  const [flash, setFlash] = useState<{ words: string }>();

  useEffect(() => {
    if (!flash) return undefined;
    const timer = setTimeout(() => setFlash(undefined), LIFE_MS);
    return () => clearTimeout(timer);
  }, [flash]);

  const show = useCallback((words: string | undefined) => setFlash(words === undefined ? undefined : { words }), []);
  return [flash?.words, show];
}
