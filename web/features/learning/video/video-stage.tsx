import { ArrowLeft, ArrowRight, FileText, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ContentReply } from '../../../../src/wire/replies/catalog.ts';
import type { CourseModule } from '../../../api/courses.ts';
import { LightboxDrawing } from '../../../art/lazy-drawings.tsx';
import { dayLabel } from '../../../course/outline.ts';
import type { fromAnswer } from '../../../platform/course-addresses.ts';
import { lateExtra } from '../../../platform/late.tsx';
import { ASK_MENTOR } from '../../../text/copy/ask-mentor.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note, Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Message } from '../../../ui/text.tsx';
import { ItemLink } from '../curriculum.tsx';
import { lessonPath } from '../next-item-path.ts';
import { isTest, isVideo, type Lesson, neighboursOf } from '../outline.ts';
import type { PlayableLesson } from '../player/lesson.ts';
import { LessonPlayer } from '../player/lesson-player.tsx';
import type { Playback } from '../player/playback.ts';
import type { Theatre } from '../player/use-view-modes.ts';
import { SaidHere } from './said-here.tsx';
import styles from './video.module.css';

const QuestionsHere = lateExtra(() => import('../../../mentor/questions-here.tsx'), 'QuestionsHere');

/** History state: this lesson was reached with the player's keys. */
const FROM_PLAYER = { focus: 'player' };

interface VideoStageProps {
  isReady: boolean;
  lesson: PlayableLesson | undefined;
  modules: readonly CourseModule[];
  hasCourse: boolean;
  theatre?: Theatre;
  /** Opens an item that is no video. */
  onOpen: (content: ContentReply) => void;
}

/** The player, with links to the neighbouring items. */
export function VideoStage({ isReady, lesson, modules, hasCourse, theatre, onOpen }: VideoStageProps) {
  const navigate = useNavigate();
  const [wantedId, setWantedId] = useState<string>();
  const [wantedSecond, setWantedSecond] = useState<number>();
  const [playback, setPlayback] = useState<Playback>();
  const [params] = useSearchParams();
  const words = (params.get('q') ?? '').trim();
  const { state } = useLocation() as { state: Partial<typeof FROM_PLAYER & ReturnType<typeof fromAnswer>> | null };
  if (!isReady) {
    return (
      <div className={styles.stage} aria-busy="true">
        <Row as="p" gap={3} wraps={false} align="center" className={styles.loading} role="status">
          <Spinner size={20} />
          <Message>{VIDEO.loading}</Message>
        </Row>
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
  const videos = neighboursOf(modules, lesson.contentId, isVideo);
  const nextVideo = next && !isVideo(next) ? videos.next : undefined;
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
            // A reload, or a way back, is no press, and continues where it was.
            const search = words === '' ? '' : `?${new URLSearchParams({ q: words })}`;
            if (state?.plays)
              void navigate(
                { search },
                { replace: true, state: state.back === undefined ? null : { back: state.back } },
              );
          }}
          next={
            next && {
              label: dayLabel(next.module, next.day),
              title: next.content.title,
              isVideo: isVideo(next),
              videoLabel: nextVideo && dayLabel(nextVideo.module, nextVideo.day),
            }
          }
          onOpenNext={() => next && onOpen(next.content)}
          onNext={go(videos.next)}
          onPrevious={go(videos.previous)}
          theatre={theatre}
          wantedSecond={wantedSecond}
          onPlaced={() => setWantedSecond(undefined)}
          onPlayback={setPlayback}
        />
      </div>
      <SaidHere courseId={lesson.courseId} contentId={lesson.contentId} words={words} onSeek={setWantedSecond} />
      <StepLinks courseId={lesson.courseId} previous={previous} next={next} nextVideo={nextVideo} />
      <QuestionsHere
        about={{ kind: 'item', contentId: lesson.contentId }}
        subject={lesson.title}
        heading={ASK_MENTOR.ofLesson}
        headingLevel="h2"
        none={ASK_MENTOR.none}
        takeSecond={() => playback && secondOf(playback)}
        onSeek={setWantedSecond}
      />
    </div>
  );
}

/** Pauses a video for a question about it, and returns its second; undefined at its very beginning. */
function secondOf(playback: Playback): number | undefined {
  playback.pause();
  return Math.floor(playback.get().time) || undefined;
}

function NextIcon({ next }: { next: Lesson }) {
  const Icon = isVideo(next) ? ArrowRight : isTest(next) ? ListChecks : FileText;
  return <Icon size={20} aria-hidden="true" />;
}

interface StepLinksProps {
  courseId: string;
  previous: Lesson | undefined;
  next: Lesson | undefined;
  /** The next video, if the next item is of another type. */
  nextVideo?: Lesson | undefined;
}

/** Links to the previous and next item. */
export function StepLinks({ courseId, previous, next, nextVideo }: StepLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.steps} aria-label={VIDEO.otherItems}>
      {previous && (
        <ItemLink courseId={courseId} content={previous.content} className={styles.step} rel="prev">
          <ArrowLeft size={20} aria-hidden="true" />
          <Words word={VIDEO.previous} lesson={previous} />
        </ItemLink>
      )}
      {next && (
        <ItemLink courseId={courseId} content={next.content} className={classes(styles.step, styles.next)} rel="next">
          <Words word={isVideo(next) || isTest(next) ? VIDEO.next : VIDEO.read} lesson={next} />
          <NextIcon next={next} />
        </ItemLink>
      )}
      {nextVideo && (
        <ItemLink courseId={courseId} content={nextVideo.content} className={classes(styles.step, styles.next)}>
          <Words word={VIDEO.nextVideo} lesson={nextVideo} />
          <ArrowRight size={20} aria-hidden="true" />
        </ItemLink>
      )}
    </nav>
  );
}

function Words({ word, lesson: { module, day, content } }: { word: string; lesson: Lesson }) {
  return (
    <span className={styles.stepWords}>
      <Note as="span">
        {word} <span className={styles.stepLabel}>{dayLabel(module, day)}</span>
      </Note>
      <span className={styles.stepTitle}>{content.title}</span>
    </span>
  );
}
