import { useEffect, useState } from 'react';

/** Longer than the pause between letters of a word. */
const PAUSE_MS = 250;

/** Returns a text once it has not changed for a moment (debounced). */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
