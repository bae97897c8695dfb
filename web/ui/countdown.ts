import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onEnd` after `lifeMs`, paused while hovered, focused or in a hidden tab (WCAG 2.2.1). Undefined disables it.
 */
export function useCountdown(lifeMs: number | undefined, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (lifeMs === undefined || isHeld) return undefined;
    let left = lifeMs;
    let since = 0;
    let timer = 0;
    const run = () => {
      since = performance.now();
      timer = window.setTimeout(end, left);
    };
    const look = () => {
      window.clearTimeout(timer);
      if (document.hidden) left -= performance.now() - since;
      else run();
    };
    if (!document.hidden) run();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [lifeMs, isHeld]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
