import { RotateCw } from 'lucide-react';
import { LightboxDrawing } from '../../../art/late-drawings.tsx';
import { backToDashboardPath } from '../../../platform/addresses.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Message } from '../../../ui/text.tsx';
import styles from './course-unavailable.module.css';

/** Instead of a course: not there, not theirs, or not to be had right now. */
export function CourseUnavailable({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={COURSE.unavailable} className={styles.title} />
      <p className={styles.line} role="alert">
        <Message>{message}</Message>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={backToDashboardPath}>{COURSE.backToDashboard}</ButtonLink>
        {onRetry && (
          <Button variant="outline" icon={<RotateCw size={18} />} onClick={onRetry}>
            {LEARNING.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
