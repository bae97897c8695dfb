import { useEffect, useEffectEvent, useState } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import styles from './up-next.module.css';

/** Long enough to read the card and to find Cancel. */
const SECONDS = 8;

/** Counts down to the next lesson, for whoever switched that on. A hidden page waits. */
export function StartsByItself({ onStart }: { onStart: () => void }) {
  const [left, setLeft] = useState(SECONDS);
  const start = useEffectEvent(onStart);

  useEffect(() => {
    if (left === 0) return start();
    const timer = setInterval(() => {
      if (!document.hidden) setLeft(left - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);

  return <p className={styles.countdown}>{PLAYER.startsIn(left)}</p>;
}
