import { EDIT } from '../../../text/copy/admin-content.ts';
import styles from './what-goes.module.css';

/** Two titles for one thing, to choose from. */
export function StaleTitles({ now, mine }: { now: string; mine: string }) {
  return (
    <dl className={styles.titles}>
      <dt>{EDIT.staleNow}</dt>
      <dd>{now}</dd>
      <dt>{EDIT.staleYours}</dt>
      <dd>{mine}</dd>
    </dl>
  );
}
