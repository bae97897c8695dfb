import type { MouseEvent } from 'react';
import { SHELL } from '../text/copy/shell.ts';
import { MAIN_ID } from './main-region.tsx';
import styles from './skip-link.module.css';

/** First stop of the Tab key. Moves the focus without touching the address, which belongs to the router. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip} data-print="hide">
      {SHELL.skip}
    </a>
  );
}
