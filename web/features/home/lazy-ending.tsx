import { lazy, Suspense, useEffect, useRef } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './section.module.css';

const AHEAD = '400px';

let ask: () => void = () => undefined;
const asked = new Promise<void>((resolve) => (ask = resolve));

const HomeEnding = lazy(async () => {
  if (!import.meta.env.SSR) await asked;
  const { HomeEnding: component } = await import('./home-ending.tsx');
  return { default: component };
});

/** A constant, because React discards a prerendered part that changes before its code has arrived. */
const ENDING = (
  <Suspense
    fallback={
      <div className={styles.waiting}>
        <Spinner size={28} />
      </div>
    }
  >
    <HomeEnding />
  </Suspense>
);

/**
 * The end of Home. Prerendered, so that keyboard, screen reader and find-in-page meet questions and form at once.
 * Hydrated near the viewport or with the focus, because the code of a form would exceed the first load; at once after a
 * navigation inside the application, where nothing is prerendered.
 */
export function LazyEnding() {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (!box?.querySelector('form')) return ask();
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask(), {
      rootMargin: AHEAD,
    });
    watcher.observe(box);
    box.addEventListener('focusin', ask);
    return () => {
      watcher.disconnect();
      box.removeEventListener('focusin', ask);
    };
  }, []);

  return <div ref={element}>{ENDING}</div>;
}
