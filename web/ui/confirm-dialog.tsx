import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './class-names.ts';
import type { ConfirmOptions } from './feedback.ts';
import { Message } from './text.tsx';
import styles from './dialog.module.css';

const GUARD_MS = 1000;

export interface ConfirmDialogProps extends ConfirmOptions {
  message: string;
  onAnswer: (isAgreed: boolean) => void;
}

/**
 * A confirmation. Focus starts on Cancel; the destructive button is disabled for a second, so that a double click
 * deletes nothing.
 */
export function ConfirmDialog({
  title,
  message,
  details,
  action,
  cancel = 'Cancel',
  tone = 'danger',
  typed,
  onAnswer,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const field = useId();
  const [isAwake, setAwake] = useState(tone !== 'danger');
  const [written, setWritten] = useState('');

  useEffect(() => {
    const timer = window.setTimeout(() => setAwake(true), GUARD_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={classes(styles.popup, styles.small)} initialFocus={cancelButton}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.description} render={<div />}>
              <Message>{message}</Message>
            </AlertDialog.Description>
            {details && <div className={styles.body}>{details}</div>}
            {typed !== undefined && (
              <div className={styles.typed}>
                <label htmlFor={field}>Type “{typed}” to go on</label>
                <input
                  id={field}
                  autoComplete="off"
                  spellCheck={false}
                  value={written}
                  onChange={(event) => setWritten(event.target.value)}
                />
              </div>
            )}
            <div className={styles.foot}>
              <Button ref={cancelButton} variant="outline" onClick={() => onAnswer(false)}>
                {cancel}
              </Button>
              <Button
                variant={tone === 'danger' ? 'danger' : 'filled'}
                disabled={!isAwake || (typed !== undefined && written.trim() !== typed)}
                onClick={() => onAnswer(true)}
              >
                {action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
