import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './contact-form.module.css';

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(({ ContactForm: component }) => ({ default: component })),
);

/** The form at the foot of Home, whose code comes when the reader comes near. Its place is kept free. */
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
        // No spinner yet: one that nobody sees would draw sixty frames a second for as long as the page is open.
        <div className={styles.waiting} />
      )}
    </div>
  );
}

const AHEAD = '400px';

/** True once the element has come near the visible part of the page, and from then on. */
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
