import { useEffect, useRef } from 'react';
import { STALE } from '../text/copy/admin-forms.ts';
import { Button } from '../ui/button.tsx';
import { Note, Row, Stack, Text } from '../ui/layout/layout.tsx';
import styles from './admin-page.module.css';

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
  /** Leaves the focus where it is: the user may be typing. */
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
      <Stack ref={box} gap={3} className={styles.notice} tabIndex={-1}>
        <h2 className={styles.title}>{title}</h2>
        <p>{rows.length > 0 ? STALE.line : STALE.same}</p>
        {rows.length > 0 && (
          <Stack as="dl" gap={2}>
            {rows.map(({ field, their, mine }) => (
              <div key={field} className={styles.row}>
                <Text as="dt" weight="strong">
                  {field}
                </Text>
                <dd className={styles.side}>
                  <Note as="span">{STALE.theirs}</Note>
                  {their || STALE.empty}
                </dd>
                <dd className={styles.side}>
                  <Note as="span">{STALE.mine}</Note>
                  {mine || STALE.empty}
                </dd>
              </div>
            ))}
          </Stack>
        )}
        <Row gap={3}>
          <Button variant="outline" size="small" onClick={takeTheirs}>
            {STALE.takeTheirs}
          </Button>
          <Button type="submit" size="small" onClick={onKept}>
            {STALE.keepMine}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
