import { useLocation } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { COURSES_WORDS } from '../../../src/wire/words/courses.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { CardSkeletons } from '../../course/course-cards.tsx';
import { LazySample } from '../../exam/lazy-sample.tsx';
import type { OWNS_NONE } from '../../platform/addresses.ts';
import { late } from '../../platform/late.tsx';
import { COURSES } from '../../text/copy/catalog.ts';
import { wordsOf } from '../../text/page-words.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CourseCard } from './course-card.tsx';
import { useCoupon } from './use-coupon.ts';
import styles from '../../course/course-cards.module.css';

const NoCourses = late(() => import('./no-courses.tsx'), 'NoCourses');

/** /courses: all courses for sale, cheaper for a visitor who followed a coupon's link. */
export function CoursesPage() {
  const { state } = useLocation() as { state: Partial<typeof OWNS_NONE> | null };
  const words = wordsOf('courses', COURSES_WORDS);
  const lead = state?.ownsNone ? COURSES.ownsNone : words.lead;
  const courses = useLiveCourses();
  const { CouponNote, prices, onPrices } = useCoupon();

  return (
    <Stack gap={6} className={styles.page}>
      <Stack as="header" gap={3}>
        <PageTitle title={words.title}>{words.heading}</PageTitle>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {CouponNote && <CouponNote onPrices={onPrices} />}
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<CardSkeletons />}
        failed={M.coursesLoadFailed}
        isEmpty={(list) => list.length === 0}
        empty={<NoCourses />}
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
      <LazySample />
    </Stack>
  );
}
