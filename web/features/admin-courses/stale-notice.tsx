import { useEffect, useRef } from 'react';
import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { STALE } from '../../text/copy/admin-courses.ts';
import { Button } from '../../ui/button.tsx';
import { answersOf, type EditAnswers } from './answers.ts';
import { differences } from './differences.ts';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  /** The course as this person last saw it. */
  base: AdminCourseReply;
  /** The course as it is now. */
  theirs: AdminCourseReply;
  /** Theirs stand in the form now. */
  onTaken: () => void;
  /** Mine are about to be saved over theirs. The notice stays until they are sent, because its button sends them. */
  onKept: () => void;
}

/** Two people edited one course: both versions side by side, and a choice. */
export function StaleNotice({ base, theirs, onTaken, onKept }: StaleNoticeProps) {
  const { values, startAgain } = useFormValues<EditAnswers>();
  const box = useRef<HTMLDivElement>(null);
  const rows = differences(base, theirs, values);

  useEffect(() => box.current?.focus(), []);

  const takeTheirs = () => {
    // The button goes away with the notice.
    box.current?.closest('form')?.querySelector('input')?.focus();
    startAgain(answersOf(theirs));
    onTaken();
  };
  return (
    <div role="alert">
      <div ref={box} className={styles.notice} tabIndex={-1}>
        <h2 className={styles.title}>{STALE.title}</h2>
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
