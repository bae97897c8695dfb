import { type ReactNode, useId } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { COURSES_WORDS } from '../../../src/wire/words/courses.ts';
import { ApiError } from '../../api/client.ts';
import type { CoursePage } from '../../api/courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { Mentor } from '../../course/mentor.tsx';
import { EnrolButton, WhatYouGet } from '../../course/offer.tsx';
import { askedQuestions, Questions } from '../../course/questions.tsx';
import { useCoursePage } from '../../course/use-course-page.ts';
import { LazySample } from '../../exam/lazy-sample.tsx';
import { freeLessonPath, salesPath } from '../../platform/addresses.ts';
import { late, lateExtra } from '../../platform/late.tsx';
import { SALES } from '../../text/copy/course-sales.ts';
import { PROGRAM, REFUND } from '../../text/copy/program.ts';
import { wordsOf } from '../../text/page-words.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MentorLink } from '../../ui/external-link.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarList } from '../../ui/star-list.tsx';
import { SalesOutline } from './sales-outline.tsx';
import { useCoupon } from './use-coupon.ts';
import styles from './course-sales-page.module.css';

const NoCourse = late(() => import('../../course/no-course.tsx'), 'NoCourse');
const LiveTimes = lateExtra(() => import('./live-times.tsx'), 'LiveTimes');
const OpenUntil = lateExtra(() => import('./open-until.tsx'), 'OpenUntil');

/** /courses/:slug: all that a visitor needs to decide about one course, and nothing of the paid content. */
export function CourseSalesPage() {
  const { slug = '' } = useParams();
  return <SalesPage key={slug.toLowerCase()} slug={slug.toLowerCase()} />;
}

function SalesPage({ slug }: { slug: string }) {
  const course = useCoursePage(slug);
  const { CouponNote, prices, onPrices } = useCoupon();
  const isGone = course.error instanceof ApiError && course.error.status === 404;
  if (course.data && course.data.slug !== slug) return <Navigate to={salesPath(course.data.slug)} replace />;

  return (
    <div className={styles.page}>
      {isGone ? (
        <NoCourse />
      ) : (
        <Loadable query={course} loading={SALES.loading} skeleton={<Waiting />} failed={M.coursesLoadFailed}>
          {(data) => (
            <Offer course={{ ...data, ...prices?.[data.id] }} note={CouponNote && <CouponNote onPrices={onPrices} />} />
          )}
        </Loadable>
      )}
    </div>
  );
}

const Waiting = () => (
  <div className={styles.columns}>
    <Skeleton height="320px" radius="var(--radius-card)" className={styles.head} />
    <Skeleton height="480px" radius="var(--radius-card)" className={styles.buy} />
  </div>
);

function Offer({ course, note }: { course: CoursePage; note: ReactNode }) {
  const heading = useId();
  const title = course.title || M.courseTitleFallback;
  const words = wordsOf('courses', COURSES_WORDS);
  const forWhom = PROGRAM.forWhom.get(course.durationMonths);
  return (
    <article className={styles.columns} aria-labelledby={heading}>
      <Stack as="header" gap={4} align="start" className={styles.head}>
        <Breadcrumbs crumbs={[{ label: SALES.courses, to: '/courses' }, { label: title }]} />
        <PageTitle title={title} isSmall>
          <span id={heading}>{title}</span>
        </PageTitle>
        <p className={styles.lead}>{course.description || M.courseDescriptionFallback}</p>
        {forWhom && <p>{forWhom}</p>}
        <p className={styles.facts}>{factsOf(course).join(' · ')}</p>
        <WatchFree course={course} />
      </Stack>
      <div className={styles.buy}>
        {note}
        <Card padding="none" className={styles.buyCard}>
          <div className={styles.picture}>
            <CoursePicture
              courseId={course.id}
              thumbnail={course.thumbnail}
              smallThumbnail={course.smallThumbnail}
              isFilling
              index={0}
              width={380}
            />
          </div>
          <Stack gap={4} className={styles.buyWords}>
            <Price amount={course.price} was={course.compareAtPrice} size="large" />
            <Row gap={3} className={styles.actions}>
              <EnrolButton course={course} describedBy={heading} />
              <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
            </Row>
            <Note>
              {PROGRAM.accessFor(course.durationMonths)} <OpenUntil months={course.durationMonths} />
            </Note>
            <WhatYouGet course={course} headingLevel={2} />
          </Stack>
        </Card>
      </div>
      <Stack gap={6} className={styles.main}>
        <Part heading={SALES.outline} line={SALES.outlineLine}>
          <SalesOutline course={course} />
        </Part>
        <LazySample />
        {course.discussions.length > 0 && (
          <Part heading={SALES.live} line={SALES.liveLine}>
            <LiveTimes discussions={course.discussions} />
          </Part>
        )}
        <Part heading={SALES.refunds}>
          <StarList points={[words.refund1, words.refund2, words.refund3].filter(Boolean)} />
          <Link to={REFUND.terms}>{SALES.terms}</Link>
        </Part>
        {askedQuestions().length > 0 && (
          <Part heading={SALES.questions}>
            <Questions />
          </Part>
        )}
      </Stack>
      <div className={styles.mentor}>
        <Mentor />
      </div>
    </article>
  );
}

/** Leads to the first of the lessons that anybody may open. */
function WatchFree({ course: { slug, modules, freeLessons } }: { course: CoursePage }) {
  const free = freeLessons.find(({ type }) => type === 'video') ?? freeLessons[0];
  if (!free) return null;
  const isFirst = itemsOf(modules)[0]?.id === free.id;
  const words = free.type === 'video' ? (isFirst ? SALES.watchFirst : SALES.watchFree) : SALES.readFree;
  return (
    <ButtonLink to={freeLessonPath(slug, free.id)} variant="outline">
      {words}
    </ButtonLink>
  );
}

function Part({ heading, line, children }: { heading: string; line?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id} className={styles.partHeading}>
          {heading}
        </h2>
        {line && <Text tone="muted">{line}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

const itemsOf = (modules: CoursePage['modules']) => modules.flatMap(({ days }) => days.flatMap(({ items }) => items));

function factsOf({ durationMonths, modules, itemCount }: CoursePage): string[] {
  const seconds = itemsOf(modules).reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return [
    PROGRAM.months(durationMonths),
    PROGRAM.modules(modules.length),
    SALES.lessons(itemCount),
    ...(seconds > 0 ? [SALES.videoTime(seconds)] : []),
  ];
}
