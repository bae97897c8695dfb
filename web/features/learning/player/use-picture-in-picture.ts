import { type RefObject, useEffect, useState } from 'react';

export interface PictureInPicture {
  isOn: boolean;
  toggle: () => void;
}

/** The small window over other programs; undefined where the browser or the video does not allow it. */
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
    // This one does not bubble: a stream without pictures has none to show.
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
