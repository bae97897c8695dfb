import { CalendarDays, FolderTree, Pencil, Users } from 'lucide-react';
import type { ListedCourse } from '../../api/admin-courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { OpenPromises } from '../../course/open-promises.tsx';
import { useToggleLive } from '../../course/use-toggle-live.ts';
import { classPath, discussionsPath, editCoursePath, manageContentPath } from '../../platform/admin-addresses.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { useDeleteCourse } from './use-delete-course.tsx';
import styles from './manage-courses.module.css';

const factsOf = (course: ListedCourse): string[] => [
  PROGRAM.months(course.durationMonths),
  PROGRAM.modules(course.modules.length),
  PROGRAM.items(course.itemCount),
  PROGRAM.documents(course.documentCount),
  COUNTS.students(course.studentCount),
];

/** A course's facts, and all actions on it as a whole. */
export function CoursePanel({ course, onDeleted }: { course: ListedCourse; onDeleted: () => void }) {
  const toggle = useToggleLive(course);
  const removal = useDeleteCourse(course, onDeleted);
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <CoursePicture
          courseId={course.id}
          thumbnail={course.thumbnail}
          smallThumbnail={course.smallThumbnail}
          isFilling
          width={320}
        />
      </div>
      <Stack gap={4} className={styles.body}>
        <p className={course.description ? styles.description : styles.none}>
          {course.description || MANAGE.noDescription}
        </p>
        <Row gap={4} lineGap={1} align="baseline">
          <Price amount={course.price} isExact size="small" />
          <Row as="ul" className={styles.counts}>
            {factsOf(course).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Row>
        </Row>
        <OpenPromises course={course} courseId={course.id} />
        <div className={styles.actions}>
          <ButtonLink
            to={manageContentPath(course.id)}
            size="small"
            className={styles.first}
            icon={<FolderTree size={18} aria-hidden="true" />}
          >
            {MANAGE.manageContent}
          </ButtonLink>
          <ButtonLink
            to={classPath(course.id)}
            size="small"
            variant="outline"
            icon={<Users size={18} aria-hidden="true" />}
          >
            {MANAGE.openClass}
          </ButtonLink>
          <ButtonLink
            to={discussionsPath(course.id)}
            size="small"
            variant="outline"
            icon={<CalendarDays size={18} aria-hidden="true" />}
          >
            {MANAGE.discussions}
          </ButtonLink>
          <ButtonLink
            to={editCoursePath(course.id)}
            size="small"
            variant="outline"
            icon={<Pencil size={18} aria-hidden="true" />}
          >
            {MANAGE.edit}
          </ButtonLink>
          <Button size="small" variant="outline" onClick={toggle}>
            {course.isLive ? MANAGE.makeDraft : MANAGE.makeLive}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className={styles.remove}
            isBusy={removal.isBusy}
            busyWords={MANAGE.removing}
            onClick={removal.begin}
          >
            {MANAGE.remove}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
