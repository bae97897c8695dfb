import { useId } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { type LiveCourse, useLiveCourses } from '../../api/courses.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { CardSkeletons } from '../../course/course-cards.tsx';
import { CoursePicture } from '../../course/course-picture.tsx';
import { dashboardPath, entryPath } from '../../platform/addresses.ts';
import { MY_COURSE } from '../../text/copy/my-course.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from '../../course/course-cards.module.css';

/** /Mycourse: the live courses, for students. */
export function MyCoursePage() {
  const courses = useLiveCourses();
  return (
    <Stack gap={6} className={styles.page}>
      <PageTitle title={MY_COURSE.title}>{M.liveCoursesHeading}</PageTitle>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<CardSkeletons isShort />}
        failed={M.coursesLoadFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={M.noLiveCourses}
            action={<ButtonLink to={dashboardPath}>{MY_COURSE.dashboard}</ButtonLink>}
          >
            {MY_COURSE.emptyLine}
          </EmptyState>
        }
      >
        {(list) => (
          <div className={styles.grid} data-cards>
            {list.map((course) => (
              <LiveCourseCard key={course.id} course={course} />
            ))}
          </div>
        )}
      </Loadable>
    </Stack>
  );
}

/** A live course for students: picture, title, description and link (specification 2.4). */
function LiveCourseCard({ course }: { course: LiveCourse }) {
  const heading = useId();
  return (
    <Card as="article" padding="none" isLively aria-labelledby={heading} className={classes(styles.card, styles.short)}>
      <CoursePicture courseId={course.id} thumbnail={course.thumbnail} smallThumbnail={course.smallThumbnail} />
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {course.title || M.courseTitleFallback}
        </h2>
        <Text tone="muted">{course.description || M.courseDescriptionFallback}</Text>
        <Row gap={3} className={styles.actions}>
          <ButtonLink to={entryPath(course.id)} aria-describedby={heading}>
            {PROGRAM.goToCourse}
          </ButtonLink>
        </Row>
      </div>
    </Card>
  );
}
