import { useEffect, useState } from 'react';

/** Maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Tells whether the discussion is running, updated by timers at its start and end. */
export function useIsOn(startsAt: number, endsAt: number, onOver: () => void): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (now >= endsAt) {
      onOver();
      return undefined;
    }
    const wait = (now < startsAt ? startsAt : endsAt) - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, wait) + 50, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [now, startsAt, endsAt, onOver]);
  return startsAt <= now && now < endsAt;
}
