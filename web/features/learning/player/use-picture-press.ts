import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import type { Playback } from './playback.ts';
import { type Side, TouchTaps } from './touch-taps.ts';

/**
 * A press on the picture. A mouse and a screen reader play and pause; fingers also skip, see `TouchTaps`. It goes by
 * `click`, so that scrolling and pinching stay the browser's.
 */
export function usePicturePress(playback: Playback, tell: (words: string, side: Side) => void) {
  const isTouch = useRef(false);
  const [taps] = useState(
    () =>
      new TouchTaps({
        onToggle: () => playback.toggle(),
        onSkip: (seconds, side, total) => {
          playback.seek(playback.read().time + seconds);
          tell(PLAYER.skipped(side, total), side);
        },
      }),
  );

  useEffect(() => taps.forget, [taps]);

  return {
    onPointerDown: (event: PointerEvent) => {
      isTouch.current = event.pointerType === 'touch';
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A click of an assistive technology has no place and counts no taps.
      if (!isTouch.current || event.detail === 0) return playback.toggle();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      return taps.tap((event.clientX - left) / width);
    },
  };
}
