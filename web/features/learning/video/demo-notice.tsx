import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { M } from '../../../../src/wire/messages.ts';
import { LEARNING } from '../../../text/copy/learning.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { courseFailure } from '../course/course-failure.ts';
import styles from './video.module.css';

export interface DemoNoticeProps {
  failure: Error | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Yellow alert over the example outline, with the reason and a retry (decision B11). */
export function DemoNotice({ failure, isRetrying, onRetry }: DemoNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The focused button disappears with the failure: keep the focus in its place.
    notice.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner
        tone="warning"
        message={failure && M.usingDemoData}
        detail={
          failure && (
            <>
              <span>{courseFailure(failure)}</span> {referenceOf(failure)}
            </>
          )
        }
        action={
          <Button variant="outline" size="small" icon={<RotateCw size={18} />} isBusy={isRetrying} onClick={retry}>
            {LEARNING.retry}
          </Button>
        }
      />
    </div>
  );
}
