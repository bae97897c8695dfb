import { useEffect, useRef, useState } from 'react';
import { isDataDear } from '../../platform/connection.ts';
import { prefersReducedMotion } from '../../platform/media.ts';

/** Plays a background video while it is in sight, unless the person or the system would rather not. */
export function useLoop() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  /** What the person wants; until they say so, what their settings suggest. */
  const isWanted = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const tell = () => setPlaying(!element.paused);
    element.addEventListener('play', tell);
    element.addEventListener('pause', tell);
    const watcher = new IntersectionObserver(([entry]) => {
      const mayStart = isWanted.current ?? !(prefersReducedMotion() || isDataDear());
      if (entry?.isIntersecting && mayStart) void start(element);
      else element.pause();
    });
    // The line belongs to the page until it is whole.
    const begin = () => watcher.observe(element);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
    return () => {
      window.removeEventListener('load', begin);
      watcher.disconnect();
      element.removeEventListener('play', tell);
      element.removeEventListener('pause', tell);
    };
  }, []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    isWanted.current = element.paused;
    if (element.paused) void start(element);
    else element.pause();
  };

  return { video, isPlaying, toggle };
}

/** A browser may refuse to play by itself; the poster and the play button are still there. */
const start = (element: HTMLVideoElement): Promise<void> => element.play().catch(() => undefined);
