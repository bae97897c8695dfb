import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CourseModule } from '../../../api/courses.ts';
import { LightboxDrawing } from '../../../art/late-drawings.tsx';
import { dayLabel } from '../../../course/outline.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Message } from '../../../ui/text.tsx';
import { lessonPath, PLAYS } from '../next-item-path.ts';
import { kindOf, type Lesson, neighboursOf } from '../outline.ts';
import type { PlayableLesson } from '../player/lesson.ts';
import { LessonPlayer } from '../player/lesson-player.tsx';
import type { Theatre } from '../player/use-view-modes.ts';
import styles from './video.module.css';

/** History state: this lesson was reached with the player's keys. */
const FROM_PLAYER = { focus: 'player' };

interface VideoStageProps {
  isReady: boolean;
  lesson: PlayableLesson | undefined;
  modules: readonly CourseModule[];
  hasCourse: boolean;
  theatre?: Theatre;
}

/** The player, with links to the neighbouring items. */
export function VideoStage({ isReady, lesson, modules, hasCourse, theatre }: VideoStageProps) {
  const navigate = useNavigate();
  const [wantedId, setWantedId] = useState<string>();
  const { state } = useLocation() as { state: Partial<typeof FROM_PLAYER & typeof PLAYS> | null };
  if (!isReady) {
    return (
      <div className={styles.stage} aria-busy="true">
        <p className={styles.loading} role="status">
          <Spinner size={20} />
          <Message>{VIDEO.loading}</Message>
        </p>
        <div className={styles.shape}>
          <Skeleton height="100%" radius="var(--radius-card)" />
        </div>
      </div>
    );
  }
  if (!lesson) {
    return (
      <div className={styles.stage}>
        <Card>
          {hasCourse ? (
            <EmptyState drawing={<LightboxDrawing />} message={VIDEO.noVideo}>
              {VIDEO.noVideoLine}
            </EmptyState>
          ) : (
            <EmptyState drawing={<LightboxDrawing />} message={VIDEO.noVideoYet} />
          )}
        </Card>
      </div>
    );
  }

  const { previous, next } = neighboursOf(modules, lesson.contentId);
  const go = (target: Lesson | undefined) =>
    target &&
    ((isPlaying: boolean) => {
      setWantedId(isPlaying ? target.content.id : undefined);
      void navigate(lessonPath(lesson.courseId, target), { state: FROM_PLAYER });
    });
  return (
    <div className={styles.stage}>
      <div className={styles.player}>
        <LessonPlayer
          lesson={lesson}
          takesFocus={state?.focus === FROM_PLAYER.focus}
          isWanted={wantedId === lesson.contentId || state?.plays === true}
          onStarted={() => {
            setWantedId(undefined);
            // A reload, or a way back, is no press.
            if (state?.plays) void navigate('.', { replace: true, state: null });
          }}
          next={
            next && {
              label: dayLabel(next.module, next.day),
              title: next.content.title,
              isVideo: kindOf(next.content.type) === 'video',
            }
          }
          onNext={go(next)}
          onPrevious={go(previous)}
          theatre={theatre}
        />
      </div>
      <StepLinks courseId={lesson.courseId} previous={previous} next={next} />
    </div>
  );
}

/** Links to the previous and next item. */
function StepLinks({ courseId, previous, next }: { courseId: string; previous?: Lesson; next?: Lesson }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.steps} aria-label={VIDEO.otherItems}>
      {previous && (
        <Link className={styles.step} to={lessonPath(courseId, previous)} state={PLAYS} rel="prev">
          <ArrowLeft size={20} aria-hidden="true" />
          <Words word={VIDEO.previous} lesson={previous} />
        </Link>
      )}
      {next && (
        <Link className={styles.step} data-next to={lessonPath(courseId, next)} state={PLAYS} rel="next">
          <Words word={VIDEO.next} lesson={next} />
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function Words({ word, lesson: { module, day, content } }: { word: string; lesson: Lesson }) {
  return (
    <span className={styles.stepWords}>
      <span className={styles.word}>
        {word} <span className={styles.stepLabel}>{dayLabel(module, day)}</span>
      </span>
      <span className={styles.stepTitle}>{content.title}</span>
    </span>
  );
}
