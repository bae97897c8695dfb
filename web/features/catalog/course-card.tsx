import { useId } from 'react';
import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { M } from '../../../src/wire/messages.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { Card } from '../../ui/card.tsx';
import { CoursePicture } from '../../ui/course-picture.tsx';
import { MentorLink } from '../../ui/external-link.tsx';
import { Price } from '../../ui/price.tsx';
import { Ribbon } from '../../ui/tag.tsx';
import { Curriculum } from './curriculum.tsx';
import { EnrolButton } from './enrol-button.tsx';
import { WhatYouGet } from './what-you-get.tsx';
import styles from './course-card.module.css';

/** A course for sale (specification 2.3): everything somebody needs to decide, and nothing that was paid for. */
export function CourseCard({ course }: { course: LiveCourseReply }) {
  const heading = useId();
  const ribbon = PROGRAM.ribbon(course.weeks.length);
  return (
    <Card
      as="article"
      id={`course-${course.id}`}
      padding="none"
      isLively
      aria-labelledby={heading}
      className={styles.card}
    >
      <div className={styles.head}>
        <CoursePicture courseId={course.id} thumbnail={course.thumbnail} />
        {ribbon && (
          <p className={styles.ribbon}>
            <Ribbon>{ribbon}</Ribbon>
          </p>
        )}
      </div>
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {course.title || M.courseTitleFallback}
        </h2>
        <p className={styles.description}>{course.description || M.courseDescriptionFallback}</p>
        <div className={styles.priceRow}>
          <Price amount={course.price} was={course.compareAtPrice} />
          <span
            className={styles.facts}
          >{`${PROGRAM.months(course.durationMonths)} · ${PROGRAM.modules(course.weeks.length)}`}</span>
        </div>
        {course.weeks.length > 0 && <Curriculum course={course} />}
        <WhatYouGet />
        <div className={styles.actions}>
          <EnrolButton course={course} describedBy={heading} />
          <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
        </div>
      </div>
    </Card>
  );
}
