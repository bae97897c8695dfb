import { SHELL } from '../text/copy/shell.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Message } from '../ui/text.tsx';
import styles from './waiting.module.css';

/** While a page's code is on its way. Seen after 200 ms only. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={28} />
      <Message>{SHELL.loadingPage}</Message>
    </div>
  );
}
