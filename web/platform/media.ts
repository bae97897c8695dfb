import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, updated while mounted. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}

/** True if the user prefers reduced motion. Call it when an animation starts, since the setting may change. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
