import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { useFormFacts } from './form-context.ts';
import styles from './form.module.css';

/** Every complaint, linked to its field and in its words. Receives the focus after a refused submit. */
export function ErrorSummary() {
  const { errors } = useFormikContext<Record<string, unknown>>();
  const { names } = useFormFacts();
  const listed = [...names].flatMap(([name, { id }]) => {
    const complaint = errors[name];
    return typeof complaint === 'string' ? [{ name, id, complaint }] : [];
  });
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.summary} tabIndex={-1} data-summary role="group" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={styles.summaryTitle}>
        There is a problem
      </h2>
      <ul>
        {listed.map(({ name, id, complaint }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {complaint}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
