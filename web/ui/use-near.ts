import { useEffect, useRef, useState } from 'react';

const AHEAD = '400px';

/** True once the element has come near the visible part of the page, and from then on. */
export function useNear<E extends Element>() {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [isNear]);

  return [element, isNear] as const;
}
