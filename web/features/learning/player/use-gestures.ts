import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
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
          playback.seek(playback.get().time + seconds);
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
