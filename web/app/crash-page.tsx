import { LightboxDrawing } from '../art/late-drawings.tsx';
import { CRASH } from '../text/copy/shell.ts';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './state-page.module.css';

/** Something threw while drawing. A full load of the home page, because the running one cannot be trusted. */
export function CrashPage({ reference }: { reference: string }) {
  return (
    <div className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={CRASH.title} />
      <p className={styles.line}>{CRASH.line}</p>
      <p className={styles.line}>
        {CRASH.reference} <code data-reference>{reference}</code>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{CRASH.again}</Button>
        <Button variant="outline" onClick={() => window.location.assign('/Home')}>
          {CRASH.home}
        </Button>
      </div>
    </div>
  );
}
