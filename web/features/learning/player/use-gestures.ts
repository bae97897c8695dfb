import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import type { Playback } from './playback.ts';
import { type Side, TouchTaps } from './touch-taps.ts';

/**
 * Handles presses on the picture. Mouse and screen reader toggle; touch also skips, see `TouchTaps`. Uses `click`, so
 * that the browser keeps scrolling and pinching.
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
      // Clicks by assistive technology have no position, and are not counted as taps.
      if (!isTouch.current || event.detail === 0) return playback.toggle();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      return taps.tap((event.clientX - left) / width);
    },
  };
}

const LIFE_MS = 1200;

export interface Flash {
  words: string;
  /** Tapped side; above the picture otherwise. */
  side?: Side;
}

/** Short feedback on a key or tap: shown for a moment, announced politely. */
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
