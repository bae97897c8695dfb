import { Link } from 'react-router-dom';
import { SHELL } from '../text/copy/shell.ts';
import styles from './preview-strip.module.css';

/** Tells an admin that this is the students' side of the house. */
export function PreviewStrip() {
  return (
    <p className={styles.strip} data-print="hide">
      {SHELL.preview} <Link to="/admin">{SHELL.backToAdmin}</Link>
    </p>
  );
}
