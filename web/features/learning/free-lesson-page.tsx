import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { ApiError, streamUrl } from '../../api/client.ts';
import type { CoursePage } from '../../api/courses.ts';
import { rememberTarget, useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { NoCourse } from '../../course/no-course.tsx';
import { EnrolButton } from '../../course/offer.tsx';
import { dayLabel } from '../../course/outline.ts';
import { useCoursePage } from '../../course/use-course-page.ts';
import { LazySample } from '../../exam/lazy-sample.tsx';
import { freeLessonPath, salesPath } from '../../platform/addresses.ts';
import { videoPath } from '../../platform/course-addresses.ts';
import { documentLinkProps } from '../../platform/document-links.ts';
import { DOCUMENT_OPENS } from '../../text/copy/documents.ts';
import { FREE_LESSON } from '../../text/copy/free-lesson.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { LessonPlayer } from './player/lesson-player.tsx';
import { playable } from './video/lesson-of.ts';
import styles from './video/video.module.css';

type FreeLesson = CoursePage['freeLessons'][number];

/** /courses/:slug/lessons/:contentId: a lesson that anybody may open, with the way into its course. */
export function FreeLessonPage() {
  const { slug = '', contentId = '' } = useParams();
  const course = useCoursePage(slug.toLowerCase());
  const isGone = course.error instanceof ApiError && course.error.status === 404;
  return (
    <div className={styles.page} data-public>
      {isGone ? (
        <NoCourse />
      ) : (
        <Loadable
          query={course}
          loading={FREE_LESSON.loading}
          skeleton={<Skeleton height="480px" radius="var(--radius-card)" />}
          failed={M.coursesLoadFailed}
        >
          {(data) => <Found key={contentId} course={data} contentId={contentId} />}
        </Loadable>
      )}
    </div>
  );
}

function Found({ course, contentId }: { course: CoursePage; contentId: string }) {
  const { user } = useSession();
  const lesson = course.freeLessons.find(({ id }) => id === contentId);
  if (!lesson) return <NotFree course={course} />;
  // Their place is kept there.
  if (lesson.type === 'video' && user?.purchasedCourses.includes(course.id))
    return <Navigate to={videoPath(course.id, lesson.id)} replace />;
  const place = placeOf(course, lesson);
  const label = place ? dayLabel(place.module, place.day) : '';
  return (
    <>
      <Row as="header" gap={4} lineGap={3} align="center">
        <ButtonLink to={salesPath(course.slug)} variant="outline" size="small" icon={<ArrowLeft size={18} />}>
          {FREE_LESSON.back}
        </ButtonLink>
        <Stack gap={1} className={styles.headerWords}>
          <PageTitle title={lesson.title} className={styles.headerTitle} />
          <p className={styles.course}>
            <Tag tone="success">{FREE_LESSON.tag}</Tag>
            {label && <span className={styles.headerLabel}>{label}</span>}
            <span>{course.title || M.courseTitleFallback}</span>
          </p>
        </Stack>
      </Row>
      <div className={styles.columns}>
        <div className={styles.stage}>
          {lesson.type === 'video' ? (
            <LessonPlayer
              lesson={{
                ...playable(lesson),
                courseId: course.id,
                contentId: lesson.id,
                title: lesson.title,
                courseTitle: course.title,
                label,
                moduleNumber: place?.module.moduleNumber ?? 1,
                startAt: 0,
                isPreview: true,
              }}
            />
          ) : (
            <OpenDocument lesson={lesson} />
          )}
        </div>
        <Stack as="aside" gap={4} aria-label={FREE_LESSON.more}>
          <GoOn course={course} lesson={lesson} />
          <LazySample />
        </Stack>
      </div>
    </>
  );
}

/** Enrolment, sign-up that comes back to this lesson, and the other free lessons. */
function GoOn({ course, lesson }: { course: CoursePage; lesson: FreeLesson }) {
  const { status } = useSession();
  const others = course.freeLessons.filter(({ id }) => id !== lesson.id);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="h3">
            {FREE_LESSON.more}
          </Text>
          <Note>{FREE_LESSON.notKept}</Note>
        </Stack>
        <Row gap={3}>
          <EnrolButton course={course} />
          {status !== 'signed-in' && (
            <ButtonLink
              to="/login?tab=sign-up"
              variant="outline"
              onClick={() => rememberTarget(freeLessonPath(course.slug, lesson.id))}
            >
              {FREE_LESSON.signUp}
            </ButtonLink>
          )}
        </Row>
        {others.length > 0 && (
          <Stack gap={1}>
            <Text as="h3" weight="strong">
              {FREE_LESSON.others}
            </Text>
            <ul>
              {others.map(({ id, title }) => (
                <li key={id}>
                  <Link to={freeLessonPath(course.slug, id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function OpenDocument({ lesson: { title, s3Key, tag } }: { lesson: FreeLesson }) {
  if (tag === null) return null;
  return (
    <Card>
      <EmptyState
        drawing={<LightboxDrawing />}
        message={FREE_LESSON.document}
        action={
          <a className={buttonClass({})} href={streamUrl(s3Key)} {...documentLinkProps(tag)}>
            <span>{FREE_LESSON.open}</span>
            <VisuallyHidden>{`${title} (${DOCUMENT_OPENS[tag]})`}</VisuallyHidden>
          </a>
        }
      />
    </Card>
  );
}

/** In place of a lesson that is not free any more, or never was. */
const NotFree = ({ course }: { course: CoursePage }) => (
  <>
    <PageTitle title={FREE_LESSON.gone} />
    <EmptyState
      drawing={<LightboxDrawing />}
      message={FREE_LESSON.gone}
      action={<ButtonLink to={salesPath(course.slug)}>{FREE_LESSON.back}</ButtonLink>}
    >
      {FREE_LESSON.goneLine}
    </EmptyState>
  </>
);

const placeOf = ({ modules }: CoursePage, { id }: FreeLesson) =>
  modules
    .flatMap((module) => module.days.map((day) => ({ module, day })))
    .find(({ day }) => day.items.some((item) => item.id === id));
