import { useEffect, useRef } from 'react';
import { STALE } from '../text/copy/admin-forms.ts';
import { Button } from '../ui/button.tsx';
import styles from './stale-notice.module.css';

/** A field that differs, in the page's words. */
export interface Difference {
  field: string;
  their: string;
  mine: string;
}

interface StaleNoticeProps {
  title: string;
  rows: readonly Difference[];
  /** Resets the form to their version. */
  onTaken: () => void;
  /** Called when my version is to be saved over theirs. The notice stays until then, because its button submits. */
  onKept: () => void;
  /** Leaves the focus where it is: somebody may be typing. */
  isQuiet?: boolean;
}

/** Conflict of two edits, inside of their form: shows both versions to choose from. */
export function StaleNotice({ title, rows, onTaken, onKept, isQuiet }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) box.current?.focus();
  }, [isQuiet]);

  const takeTheirs = () => {
    // The focused button disappears with the notice.
    box.current?.closest('form')?.querySelector('input')?.focus();
    onTaken();
  };
  return (
    <div role="alert">
      <div ref={box} className={styles.notice} tabIndex={-1}>
        <h2 className={styles.title}>{title}</h2>
        <p>{rows.length > 0 ? STALE.line : STALE.same}</p>
        {rows.length > 0 && (
          <dl className={styles.rows}>
            {rows.map(({ field, their, mine }) => (
              <div key={field} className={styles.row}>
                <dt className={styles.field}>{field}</dt>
                <dd className={styles.side}>
                  <span className={styles.whose}>{STALE.theirs}</span>
                  {their || STALE.empty}
                </dd>
                <dd className={styles.side}>
                  <span className={styles.whose}>{STALE.mine}</span>
                  {mine || STALE.empty}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.actions}>
          <Button variant="outline" size="small" onClick={takeTheirs}>
            {STALE.takeTheirs}
          </Button>
          <Button type="submit" size="small" onClick={onKept}>
            {STALE.keepMine}
          </Button>
        </div>
      </div>
    </div>
  );
}
