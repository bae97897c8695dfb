import { ContourField } from '../../art/contour-field.tsx';
import { LOGIN } from '../../text/copy/identity.ts';
import styles from './login-panel.module.css';

/** The quiet half of the page. */
export function LoginPanel() {
  return (
    <aside className={styles.panel}>
      <ContourField className={styles.art} hasStars />
      <div className={styles.words}>
        <p className={styles.sentence}>{LOGIN.sentence}</p>
        <p className={styles.line}>{LOGIN.sentenceLine}</p>
      </div>
    </aside>
  );
}
