import { useId, useState } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { LiveCourse } from '../../api/courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { EnrolButton, WhatYouGet } from '../../course/offer.tsx';
import { salesPath } from '../../platform/addresses.ts';
import { late } from '../../platform/late.tsx';
import { COURSES } from '../../text/copy/catalog.ts';
import { PROGRAM, REFUND } from '../../text/copy/program.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MentorLink } from '../../ui/external-link.tsx';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
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
          <Link to={salesPath(course.slug)}>{course.title || M.courseTitleFallback}</Link>
        </h2>
        <Text tone="muted">{course.description || M.courseDescriptionFallback}</Text>
        <Row gap={4} lineGap={1} align="baseline" justify="between">
          <Price amount={course.price} was={course.compareAtPrice} />
          <span
            className={cards.facts}
          >{`${PROGRAM.months(course.durationMonths)} · ${PROGRAM.modules(course.modules.length)}`}</span>
        </Row>
        {course.modules.length > 0 && <Curriculum course={course} />}
        <WhatYouGet course={course} />
        <Note>
          {PROGRAM.accessFor(course.durationMonths)} <Link to={REFUND.terms}>{REFUND.line}</Link>
        </Note>
        <Row gap={3} className={cards.actions}>
          <EnrolButton course={course} describedBy={heading} />
          <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
        </Row>
      </div>
    </Card>
  );
}

const loadOutline = () => import('../../course/curriculum-outline.tsx');
const CurriculumOutline = late(
  loadOutline,
  'CurriculumOutline',
  <Row as="p" gap={2} wraps={false} align="center" className={styles.waiting}>
    <Spinner size={20} />
    {COURSES.loadingCurriculum}
  </Row>,
);

/** Prefetches; a failure is shown when the outline itself is loaded. */
const prepare = () => void loadOutline().catch(() => undefined);

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
          <Row as="span" gap={3} lineGap={0} align="baseline" justify="between">
            {COURSES.curriculum}
            <Note as="span" weight="regular">
              {size}
            </Note>
          </Row>
        }
        isOpen={isOpen}
        onToggle={toggle}
      >
        {wasOpened && <CurriculumOutline modules={course.modules} />}
      </Disclosure>
    </div>
  );
}
