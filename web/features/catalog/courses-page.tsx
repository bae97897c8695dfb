import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { COURSES_WORDS } from '../../../src/wire/words/courses.ts';
import { readCookie } from '../../api/cookies.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { CardSkeletons } from '../../course/course-cards.tsx';
import type { OWNS_NONE } from '../../platform/addresses.ts';
import { COURSES } from '../../text/copy/catalog.ts';
import { wordsOf } from '../../text/page-words.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { CouponNoteProps, CouponPrices } from './coupon-note.tsx';
import { CourseCard, loadLateParts } from './course-card.tsx';
import styles from '../../course/course-cards.module.css';

const NoCourses = lazy(() => loadLateParts().then(({ NoCourses: component }) => ({ default: component })));

/** /courses: all courses for sale, cheaper for a visitor who followed a coupon's link. */
export function CoursesPage() {
  const { state } = useLocation() as { state: Partial<typeof OWNS_NONE> | null };
  const words = wordsOf('courses', COURSES_WORDS);
  const lead = state?.ownsNone ? COURSES.ownsNone : words.lead;
  const courses = useLiveCourses();
  const [CouponNote, setNote] = useState<ComponentType<CouponNoteProps>>();
  const [prices, setPrices] = useState<CouponPrices>();

  useEffect(() => {
    // Without its code the coupon still counts at the payment.
    if (readCookie('coupon'))
      loadLateParts().then(
        (late) => setNote(() => late.CouponNote),
        () => undefined,
      );
  }, []);

  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <PageTitle title={words.title}>{words.heading}</PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {CouponNote && <CouponNote onPrices={setPrices} />}
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<CardSkeletons />}
        failed={M.coursesLoadFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <Suspense>
            <NoCourses />
          </Suspense>
        }
      >
        {(list) => (
          <div className={styles.grid} data-cards>
            {list
              .toSorted((one, other) => one.durationMonths - other.durationMonths)
              .map((course, index) => (
                <CourseCard key={course.id} course={{ ...course, ...prices?.[course.id] }} index={index} />
              ))}
          </div>
        )}
      </Loadable>
    </div>
  );
}
