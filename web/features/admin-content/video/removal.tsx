import { useEffect, useRef, useState } from 'react';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './video-details.module.css';

interface RemovalProps {
  /** Label of the button: "Remove captions". */
  label: string;
  isBusy: boolean;
  onRemove: () => void;
}

/** Asks for a second click, because students see a removal at once. The focus stays in place. */
export function Removal({ label, isBusy, onRemove }: RemovalProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <Button ref={first} variant="quiet" size="small" isBusy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  const agree = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <Row gap={3} lineGap={2} align="center" className={styles.asking} role="group" aria-label={label}>
      <p>{VIDEO.sure}</p>
      <Button variant="danger" size="small" onClick={agree}>
        {label}
      </Button>
      <Button ref={keep} variant="outline" size="small" onClick={() => setAsking(false)}>
        {VIDEO.keep}
      </Button>
    </Row>
  );
}
