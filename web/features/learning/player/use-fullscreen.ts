import { type RefObject, useCallback, useEffect, useState } from 'react';

/** iPhones know full screen for a video only. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Full screen of the whole player, controls included; of the bare video where nothing else is possible. */
export function useFullscreen(region: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === region.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [region]);

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) leave();
    else if (region.current?.requestFullscreen) void region.current.requestFullscreen().catch(() => undefined);
    else region.current?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.();
  }, [leave, region]);

  return { isFull, toggle, leave };
}
