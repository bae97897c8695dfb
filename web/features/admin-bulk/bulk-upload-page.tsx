import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { addCoursePath } from '../../platform/admin-addresses.ts';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { MANAGE } from '../../text/copy/admin-courses.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BulkUpload } from './bulk-upload.tsx';
import styles from './bulk-upload.module.css';

/** /admin/bulk-pdf-upload: many PDFs at once, as documents of one module. */
export function BulkUploadPage() {
  const courses = useAdminCourses();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={BULK.title} />
        <p className={styles.lead}>{BULK.lead}</p>
      </header>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<Skeleton height="480px" radius="var(--radius-card)" />}
        failed={ADMIN.coursesFetchFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={ADMIN.noCoursesAddOne}
            action={<ButtonLink to={addCoursePath}>{MANAGE.add}</ButtonLink>}
          />
        }
      >
        {(list) => <BulkUpload courses={list} />}
      </Loadable>
    </div>
  );
}
