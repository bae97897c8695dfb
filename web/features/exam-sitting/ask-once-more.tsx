import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './sitting.module.css';

interface AskOnceMoreProps {
  /** Looks and words of the button that asks. */
  button: Pick<ButtonProps, 'variant' | 'size' | 'children'>;
  message: string;
  detail?: ReactNode;
  /** Looks and words of the button that does it. */
  yes: Pick<ButtonProps, 'isBusy' | 'busyWords' | 'children'>;
  no: string;
  onYes: () => void;
}

/**
 * Button for what cannot be undone; asks once more in its own place, because no code of a window can come without a
 * connection.
 */
export function AskOnceMore({ button, message, detail, yes, no, onYes }: AskOnceMoreProps) {
  const [isAsked, setAsked] = useState<boolean>();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked !== undefined) first.current?.focus();
  }, [isAsked]);

  if (!isAsked) return <Button {...button} ref={first} className={styles.ask} onClick={() => setAsked(true)} />;
  return (
    <Banner
      tone="warning"
      message={message}
      detail={detail}
      action={
        <Row gap={3}>
          <Button {...yes} variant="danger" size="small" onClick={onYes} />
          <Button ref={first} variant="outline" size="small" onClick={() => setAsked(false)}>
            {no}
          </Button>
        </Row>
      }
    />
  );
}
