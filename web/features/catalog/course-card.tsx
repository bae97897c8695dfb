import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { LiveCourse } from '../../api/courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { EnrolButton, WhatYouGet } from '../../course/offer.tsx';
import { COURSES } from '../../text/copy/catalog.ts';
import { PROGRAM, REFUND } from '../../text/copy/program.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MentorLink } from '../../ui/external-link.tsx';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Ribbon } from '../../ui/tag.tsx';
import cards from '../../course/course-cards.module.css';
import styles from './course-card.module.css';

/** A course for sale (specification 2.3): everything needed to decide, nothing of the paid content. */
export function CourseCard({ course, index }: { course: LiveCourse; index: number }) {
  const heading = useId();
  const ribbon = PROGRAM.ribbon(course.modules.length);
  return (
    <Card
      as="article"
      id={`course-${course.id}`}
      padding="none"
      isLively
      aria-labelledby={heading}
      className={cards.card}
    >
      <div className={cards.cardHead}>
        <CoursePicture
          courseId={course.id}
          thumbnail={course.thumbnail}
          smallThumbnail={course.smallThumbnail}
          index={index}
        />
        {ribbon && (
          <p className={cards.ribbon}>
            <Ribbon>{ribbon}</Ribbon>
          </p>
        )}
      </div>
      <div className={cards.body}>
        <h2 id={heading} className={cards.title}>
          {course.title || M.courseTitleFallback}
        </h2>
        <p className={cards.description}>{course.description || M.courseDescriptionFallback}</p>
        <div className={cards.priceRow}>
          <Price amount={course.price} was={course.compareAtPrice} isExact={course.price % 1 > 0} />
          <span
            className={cards.facts}
          >{`${PROGRAM.months(course.durationMonths)} · ${PROGRAM.modules(course.modules.length)}`}</span>
        </div>
        {course.modules.length > 0 && <Curriculum course={course} />}
        <WhatYouGet course={course} />
        <p className={styles.terms}>
          {PROGRAM.accessFor(course.durationMonths)} <Link to={REFUND.terms}>{REFUND.line}</Link>
        </p>
        <div className={cards.actions}>
          <EnrolButton course={course} describedBy={heading} />
          <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
        </div>
      </div>
    </Card>
  );
}

export const loadLateParts = () => import('./late-parts.ts');
const CurriculumOutline = lazy(() =>
  loadLateParts().then(({ CurriculumOutline: component }) => ({ default: component })),
);

/** Prefetches; a failure is shown when the outline itself is loaded. */
const prepare = () => void loadLateParts().catch(() => undefined);

/** The course's outline, collapsed. Its code is loaded on hover or focus, not with the first load. */
function Curriculum({ course }: { course: Pick<LiveCourse, 'modules' | 'itemCount'> }) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const size = `${PROGRAM.modules(course.modules.length)} · ${PROGRAM.items(course.itemCount)}`;
  const toggle = (open: boolean) => {
    setOpen(open);
    setOpened(true);
  };
  return (
    <div className={styles.curriculum} onPointerEnter={prepare} onFocus={prepare}>
      <Disclosure
        label={
          <span className={styles.label}>
            {COURSES.curriculum}
            <span className={styles.count}>{size}</span>
          </span>
        }
        isOpen={isOpen}
        onToggle={toggle}
      >
        {wasOpened && (
          <Suspense
            fallback={
              <p className={styles.waiting}>
                <Spinner size={20} />
                {COURSES.loadingCurriculum}
              </p>
            }
          >
            <CurriculumOutline modules={course.modules} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
