import { useSearchParams } from 'react-router';
import { M } from '../../../../src/wire/messages.ts';
import type { AccessReply } from '../../../../src/wire/replies/identity.ts';
import { type LiveCourse, useLiveCourses } from '../../../api/courses.ts';
import { useProgress } from '../../../api/progress.ts';
import { useAccessTo } from '../../../api/session.ts';
import { LightboxDrawing } from '../../../art/lazy-drawings.tsx';
import { AccessLine } from '../../../course/access-line.tsx';
import { CurriculumOutline } from '../../../course/curriculum-outline.tsx';
import { EnrolButton, WhatYouGet } from '../../../course/offer.tsx';
import { dashboardPath } from '../../../platform/addresses.ts';
import { ACCESS } from '../../../text/access.ts';
import { ENTRY } from '../../../text/copy/learning-entry.ts';
import { PROGRAM } from '../../../text/copy/program.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MentorLink } from '../../../ui/external-link.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Price } from '../../../ui/price.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EntryBanner } from './entry-banner.tsx';
import page from '../../../course/course-cards.module.css';
import styles from './entry.module.css';

/** A course that the user does not own: description and price, if it is for sale. */
export function CourseOffer({ courseId, refusal }: { courseId: string; refusal: Error }) {
  const [openModules, toggle] = useOpenParam();
  const courses = useLiveCourses();
  const course = courses.data?.find(({ id }) => id === courseId);
  const access = useAccessTo(courseId);
  const ended = access?.isActive === false ? access : undefined;
  if (courses.data && !course)
    return <CourseUnavailable message={ended ? ACCESS.ended(ended.endsAt) : refusal.message} />;

  return (
    <Stack gap={6} className={page.page}>
      <EntryBanner
        courseId={courseId}
        thumbnail={course?.thumbnail}
        smallThumbnail={course?.smallThumbnail}
        eyebrow={ended ? ENTRY.eyebrow : ENTRY.offerEyebrow}
        title={course && (course.title || M.courseTitleFallback)}
      >
        {course && (
          <>
            <Text tone="muted">{course.description || M.courseDescriptionFallback}</Text>
            {ended && <EndedNotice courseId={courseId} access={ended} course={course} />}
            <Price amount={course.price} was={course.compareAtPrice} />
            <Row gap={3}>
              <EnrolButton course={course} />
              <MentorLink isButton>{PROGRAM.talkToMentor}</MentorLink>
            </Row>
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
                <Text tone="muted">{factsOf(course)}</Text>
                <CurriculumOutline modules={course.modules} openModules={openModules} onToggle={toggle} />
              </Card>
              {course.promises.length > 0 && (
                <Card>
                  <WhatYouGet course={course} headingLevel={2} />
                </Card>
              )}
            </div>
          )
        }
      </Loadable>
    </Stack>
  );
}

/** Notice for a former owner: end date, and that progress is kept. */
function EndedNotice({ courseId, access, course }: { courseId: string; access: AccessReply; course: LiveCourse }) {
  const { data } = useProgress(courseId);
  const done = data?.items.filter(({ completed }) => completed).length ?? 0;
  return (
    <Stack gap={3} className={styles.ended}>
      <AccessLine access={access} />
      {done > 0 && <ProgressBar done={done} total={course.itemCount} label={ENTRY.allItems} />}
      <Note>{ACCESS.kept}</Note>
    </Stack>
  );
}

/** Neither owned nor for sale, or missing: the server's sentence and a link back. */
function CourseUnavailable({ message }: { message: string }) {
  return (
    <Stack gap={6} className={page.page}>
      <PageTitle title={ENTRY.unavailableTitle} className={styles.smallTitle} />
      <EmptyState
        drawing={<LightboxDrawing />}
        message={message}
        action={<ButtonLink to={dashboardPath}>{ENTRY.dashboard}</ButtonLink>}
      />
    </Stack>
  );
}

const NAME = 'open';

/** Keeps the opened modules in the URL by number (`?open=1,3`), for Back and reload. */
function useOpenParam(): [openModules: number[], toggle: (moduleNumber: number, isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const openModules = (params.get(NAME) ?? '')
    .split(',')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
  const toggle = (moduleNumber: number, isOpen: boolean) => {
    const others = openModules.filter((number) => number !== moduleNumber);
    const next = isOpen ? [...others, moduleNumber].sort((a, b) => a - b) : others;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set(NAME, next.join(','));
        else after.delete(NAME);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [openModules, toggle];
}

const factsOf = ({ durationMonths, modules, itemCount }: LiveCourse): string =>
  [PROGRAM.months(durationMonths), PROGRAM.modules(modules.length), PROGRAM.items(itemCount)].join(' · ');
