import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './contact-form.module.css';

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(({ ContactForm: component }) => ({ default: component })),
);

/** The form at the end of Home, loaded lazily near the viewport. Its space is reserved. */
export function LateContactForm() {
  const [element, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={element}>
      {isNear ? (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Spinner size={28} />
            </div>
          }
        >
          <ContactForm />
        </Suspense>
      ) : (
        // No spinner yet: off-screen, it would render sixty frames a second.
        <div className={styles.waiting} />
      )}
    </div>
  );
}

const AHEAD = '400px';

/** Becomes true once the element is near the viewport, and stays true. */
function useNear<E extends Element>() {
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
