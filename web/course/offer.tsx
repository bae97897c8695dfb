import type { LiveCourse } from '../api/courses.ts';
import { rememberTarget, useSession } from '../api/session.ts';
import { entryPath, paymentPath } from '../platform/addresses.ts';
import { PROGRAM, promiseLine } from '../text/copy/program.ts';
import { ButtonLink } from '../ui/button.tsx';
import { StarList } from '../ui/star-list.tsx';
import styles from './course-cards.module.css';

interface EnrolButtonProps {
  course: Pick<LiveCourse, 'id' | 'title' | 'price'>;
  /** Id of the course's heading: a page has several of these buttons. */
  describedBy?: string;
}

/**
 * Links to the payment page; without a session, stores it as the target and links to sign-in (specification 4). Owners
 * get a link to the course, and former owners an extension.
 */
export function EnrolButton({ course, describedBy }: EnrolButtonProps) {
  const { status, user } = useSession();
  if (user?.purchasedCourses.includes(course.id)) {
    return (
      <ButtonLink to={entryPath(course.id)} aria-describedby={describedBy}>
        {PROGRAM.goToCourse}
      </ButtonLink>
    );
  }
  const hasEnded = user?.access?.some(({ courseId }) => courseId === course.id);
  const payment = paymentPath(course);
  return status === 'signed-in' ? (
    <ButtonLink to={payment} aria-describedby={describedBy}>
      {hasEnded ? PROGRAM.extend : PROGRAM.enrol}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login?tab=sign-up" aria-describedby={describedBy} onClick={() => rememberTarget(payment)}>
      {PROGRAM.enrol}
    </ButtonLink>
  );
}

interface WhatYouGetProps {
  course: Pick<LiveCourse, 'promises'>;
  headingLevel?: 2 | 3;
}

/** Promises that this course keeps. */
export function WhatYouGet({ course: { promises }, headingLevel = 3 }: WhatYouGetProps) {
  const Heading = `h${headingLevel}` as const;
  if (promises.length === 0) return null;
  return (
    <div>
      <Heading className={styles.offerHeading}>{PROGRAM.whatYouGet}</Heading>
      <StarList points={promises.map(promiseLine)} isSmall />
    </div>
  );
}
