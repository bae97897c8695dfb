import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { MainRegion, SkipLink } from './frame.tsx';
import styles from './bare-shell.module.css';

/** Frame without navigation, for the demo card page. */
export function BareShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.head}>
        <Wordmark />
      </header>
      <MainRegion className={styles.main} />
      <footer className={styles.foot}>{BRAND.independence}</footer>
    </div>
  );
}
