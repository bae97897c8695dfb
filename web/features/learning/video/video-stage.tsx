import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WeekReply } from '../../../../src/wire/catalog.ts';
import { LightboxDrawing } from '../../../art/late-drawings.tsx';
import { videoPath } from '../../../platform/course-addresses.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Message } from '../../../ui/text.tsx';
import { dayLabel, type Lesson, neighboursOf } from '../outline.ts';
import type { PlayableLesson } from '../player/lesson.ts';
import { LessonPlayer } from '../player/lesson-player.tsx';
import type { Theatre } from '../player/use-theatre.ts';
import { StepLinks } from './step-links.tsx';
import styles from './video-stage.module.css';

/** In the history entry: this lesson was reached with the keys of the player. */
const FROM_PLAYER = { focus: 'player' };

export interface VideoStageProps {
  isReady: boolean;
  lesson: PlayableLesson | undefined;
  weeks: readonly WeekReply[];
  hasCourse: boolean;
  theatre?: Theatre;
}

/** The player and the way to the videos beside this one. */
export function VideoStage({ isReady, lesson, weeks, hasCourse, theatre }: VideoStageProps) {
  const navigate = useNavigate();
  const [wantedId, setWantedId] = useState<string>();
  const { state } = useLocation() as { state: Partial<typeof FROM_PLAYER> | null };
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

  const { previous, next } = neighboursOf(weeks, lesson.contentId);
  const go = (target: Lesson | undefined) =>
    target &&
    ((isPlaying: boolean) => {
      setWantedId(isPlaying ? target.content.id : undefined);
      void navigate(videoPath(lesson.courseId, target.content.id), { state: FROM_PLAYER });
    });
  return (
    <div className={styles.stage}>
      <div className={styles.player}>
        <LessonPlayer
          lesson={lesson}
          takesFocus={state?.focus === FROM_PLAYER.focus}
          isWanted={wantedId === lesson.contentId}
          onStarted={() => setWantedId(undefined)}
          next={next && { label: dayLabel(next.week, next.day), title: next.content.title }}
          onNext={go(next)}
          onPrevious={go(previous)}
          theatre={theatre}
        />
      </div>
      <StepLinks courseId={lesson.courseId} previous={previous} next={next} />
    </div>
  );
}
