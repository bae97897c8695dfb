import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useMedia } from '../../../platform/media.ts';
import { usePreference } from '../../../platform/player-preferences.ts';

/** iPhones support full screen for videos only. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Full screen of the whole player with controls; of the bare video as a fallback. */
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

/** Minimum width for an outline next to the picture, which theatre mode hides. */
const WIDE = '(min-width: 1080px)';

export interface Theatre {
  isOn: boolean;
  toggle: () => void;
}

/** Theatre mode; undefined if the page has no room for it. */
export function useTheatre(): Theatre | undefined {
  const isWide = useMedia(WIDE);
  const [isOn, setOn] = usePreference('isTheatre');
  return isWide ? { isOn, toggle: () => setOn(!isOn) } : undefined;
}

export interface PictureInPicture {
  isOn: boolean;
  toggle: () => void;
}

/** Picture-in-picture; undefined if the browser or the video does not allow it. */
export function usePictureInPicture(region: RefObject<HTMLElement | null>): PictureInPicture | undefined {
  const [isOn, setOn] = useState(false);
  const [isAllowed, setAllowed] = useState(false);

  useEffect(() => {
    const player = region.current;
    if (!player) return undefined;
    const video = () => player.querySelector('video');
    const look = () => {
      setAllowed(document.pictureInPictureEnabled && video()?.disablePictureInPicture !== true);
      setOn(document.pictureInPictureElement !== null && document.pictureInPictureElement === video());
    };
    look();
    const types = ['enterpictureinpicture', 'leavepictureinpicture'];
    for (const type of types) player.addEventListener(type, look);
    // Capture phase, since this event does not bubble; a stream without picture disables the mode.
    player.addEventListener('loadedmetadata', look, true);
    return () => {
      for (const type of types) player.removeEventListener(type, look);
      player.removeEventListener('loadedmetadata', look, true);
    };
  }, [region]);

  if (!isAllowed) return undefined;
  const toggle = () => {
    const video = region.current?.querySelector('video');
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => undefined);
    else void video?.requestPictureInPicture().catch(() => undefined);
  };
  return { isOn, toggle };
}
