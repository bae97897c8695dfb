import { LightboxDrawing } from '../art/late-drawings.tsx';
import { NOT_FOUND } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './frame.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={NOT_FOUND.title} />
      <p className={styles.line}>{NOT_FOUND.line}</p>
      <div className={styles.actions}>
        <ButtonLink to="/Home">{NOT_FOUND.home}</ButtonLink>
      </div>
    </div>
  );
}
