import { M } from '../../../src/wire/messages.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { ENTRY } from '../../text/copy/course-entry.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { Card } from '../../ui/card.tsx';
import { MentorLink } from '../../ui/external-link.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseUnavailable } from './course-unavailable.tsx';
import { CurriculumOutline } from './curriculum-outline.tsx';
import { EnrolButton } from './enrol-button.tsx';
import { EntryBanner } from './entry-banner.tsx';
import { useOpenParam } from './open-param.ts';
import { WhatYouGet } from './what-you-get.tsx';
import styles from './page.module.css';

/** A course this person does not own: what it is and what it costs, when it is for sale. */
export function CourseOffer({ courseId, refusal }: { courseId: string; refusal: Error }) {
  const [openWeeks, toggle] = useOpenParam();
  const courses = useLiveCourses();
  const course = courses.data?.find(({ id }) => id === courseId);
  if (courses.data && !course) return <CourseUnavailable message={refusal.message} />;

  return (
    <div className={styles.page}>
      <EntryBanner
        courseId={courseId}
        thumbnail={course?.thumbnail}
        eyebrow={ENTRY.offerEyebrow}
        title={course && (course.title || M.courseTitleFallback)}
      >
        {course && (
          <>
            <p className={styles.lead}>{course.description || M.courseDescriptionFallback}</p>
            <Price amount={course.price} was={course.compareAtPrice} />
            <div className={styles.actions}>
              <EnrolButton course={course} />
              <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
            </div>
          </>
        )}
      </EntryBanner>
      <Loadable
        query={courses}
        loading={ENTRY.loading}
        skeleton={<Skeleton height="420px" radius="var(--radius-card)" />}
        failed={M.coursesLoadFailed}
      >
        {() =>
          course && (
            <div className={styles.columns}>
              <Card as="section">
                <h2 className={styles.sectionHead}>{ENTRY.contents}</h2>
                <p
                  className={styles.lead}
                >{`${PROGRAM.months(course.durationMonths)} · ${PROGRAM.modules(course.weeks.length)} · ${PROGRAM.items(course.itemCount)}`}</p>
                <CurriculumOutline weeks={course.weeks} openWeeks={openWeeks} onToggle={toggle} />
              </Card>
              <Card>
                <WhatYouGet headingLevel={2} />
              </Card>
            </div>
          )
        }
      </Loadable>
    </div>
  );
}
