import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { ENTRY } from '../../text/copy/course-entry.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './page.module.css';

/** Neither owned nor for sale, or not there at all: the server's sentence and the way back. */
export function CourseUnavailable({ message }: { message: string }) {
  return (
    <div className={styles.page}>
      <PageTitle title={ENTRY.unavailableTitle} className={styles.smallTitle} />
      <EmptyState
        drawing={<LightboxDrawing />}
        message={message}
        action={<ButtonLink to={dashboardPath}>{ENTRY.dashboard}</ButtonLink>}
      />
    </div>
  );
}
