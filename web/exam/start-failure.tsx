import { useEffect, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import { PRACTICE } from '../text/copy/practice.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RetryIcon } from '../ui/icons.tsx';
import { referenceOf } from '../ui/text.tsx';
import type { Start } from './use-start.ts';
import styles from './start-failure.module.css';

/** Sentence of a start that failed; where its answer was lost, another try makes no second test. */
export function StartFailure({ start: { error, busy, retry } }: { start: Start }) {
  const region = useRef<HTMLDivElement>(null);
  // The press may have been far below on a phone.
  useEffect(() => {
    if (error) region.current?.focus();
  }, [error]);
  const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
  return (
    <div ref={region} tabIndex={-1} className={styles.failure}>
      <Banner
        tone="failure"
        message={error?.message}
        detail={referenceOf(error)}
        action={
          !isRefused && (
            <Button
              variant="outline"
              size="small"
              icon={<RetryIcon size={18} />}
              isBusy={busy !== undefined}
              onClick={retry}
            >
              {PRACTICE.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
