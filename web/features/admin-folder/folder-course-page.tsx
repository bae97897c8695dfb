import { Folder } from 'lucide-react';
import { Link } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { addCoursePath, folderPath } from '../../platform/admin-addresses.ts';
import { MANAGE } from '../../text/copy/admin-courses.ts';
import { FOLDER_COURSE } from '../../text/copy/admin-folder-course.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './folder-course-page.module.css';

/** /admin/upload-folder: the course that a folder goes into. */
export function FolderCoursePage() {
  const courses = useAdminCourses();
  return (
    <AdminPage layout="narrow" title={FOLDER_COURSE.title} lead={FOLDER_COURSE.lead}>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<Skeleton height="240px" radius="var(--radius-card)" />}
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
        {(list) => (
          <ul className={styles.courses} aria-label={FOLDER_COURSE.courses}>
            {list.map(({ id, title, isLive }) => (
              <li key={id}>
                <Link to={folderPath(id)} className={styles.course}>
                  <Folder size={22} aria-hidden="true" />
                  <span className={styles.title}>{title}</span>
                  <span className={styles.state}>{isLive ? FOLDER_COURSE.live : FOLDER_COURSE.draft}</span>
                  <ChevronIcon size={20} className={styles.chevron} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    </AdminPage>
  );
}
