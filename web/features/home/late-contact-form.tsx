import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './contact-form.module.css';

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(({ ContactForm: component }) => ({ default: component })),
);

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner size={28} />
  </div>
);

/** The form at the foot of Home, whose code comes when the reader comes near. Its place is kept free. */
export function LateContactForm() {
  const [element, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={element}>
      {isNear ? (
        <Suspense fallback={<Waiting />}>
          <ContactForm />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
