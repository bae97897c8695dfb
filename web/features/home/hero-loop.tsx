import { useEffect, useRef, useState } from 'react';
import { ContourField } from '../../art/contour-field.tsx';
import mp4 from '../../hero/files/loop.mp4';
import webm from '../../hero/files/loop.webm';
import poster from '../../hero/files/poster.webp';
import { isDataDear } from '../../platform/connection.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { HOME } from '../../text/copy/home.ts';
import { IconButton } from '../../ui/button.tsx';
import { icon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './hero-loop.module.css';

/**
 * Animated mark: a molar as a map, whose five stars light in turn. Plays automatically only without reduced motion and
 * data saving, only in the viewport, and can always be stopped (WCAG 2.2.2).
 */
export function HeroLoop() {
  const { video, isPlaying, toggle } = useLoop();
  const [isMuted, setMuted] = useState(true);

  const toggleSound = () => {
    setMuted(!isMuted);
    // Turning the sound on implies playing.
    if (isMuted && !isPlaying) toggle();
  };

  return (
    <div className={styles.frame}>
      <ContourField className={styles.contours} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture and a chord: nothing is said in it */}
      <video
        ref={video}
        className={styles.video}
        muted={isMuted}
        loop
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <Row gap={2} wraps={false} className={styles.controls}>
        <IconButton
          className={styles.control}
          label={isPlaying ? HOME.pauseLoop : HOME.playLoop}
          icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          onClick={toggle}
        />
        <IconButton
          className={styles.control}
          label={HOME.loopSound}
          aria-pressed={!isMuted}
          icon={isMuted ? <SilenceIcon size={20} /> : <SoundIcon size={20} />}
          onClick={toggleSound}
        />
      </Row>
    </div>
  );
}

/** Plays a background video while visible, unless the user or the system opposes. */
function useLoop() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  /** The user's choice; until then, the system settings decide. */
  const isWanted = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const tell = () => setPlaying(!element.paused);
    element.addEventListener('play', tell);
    element.addEventListener('pause', tell);
    const watcher = new IntersectionObserver(([entry]) => {
      const mayStart = isWanted.current ?? !(prefersReducedMotion() || isDataDear());
      if (entry?.isIntersecting && mayStart) void start(element);
      else element.pause();
    });
    // Starts after the load event, to leave the bandwidth to the page.
    const begin = () => watcher.observe(element);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
    return () => {
      window.removeEventListener('load', begin);
      watcher.disconnect();
      element.removeEventListener('play', tell);
      element.removeEventListener('pause', tell);
    };
  }, []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    isWanted.current = element.paused;
    if (element.paused) void start(element);
    else element.pause();
  };

  return { video, isPlaying, toggle };
}

/** Browsers may block autoplay; the poster and the play button remain. */
const start = (element: HTMLVideoElement): Promise<void> => element.play().catch(() => undefined);

const speaker = <path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z" />;

const PlayIcon = icon(<path d="M7.5 5 18.5 12 7.5 19Z" />);
const PauseIcon = icon(<path d="M8.5 5V19M15.5 5V19" />);
const SoundIcon = icon(
  <>
    {speaker}
    <path d="M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5" />
  </>,
);
const SilenceIcon = icon(
  <>
    {speaker}
    <path d="M16 9.5 21 14.5M21 9.5 16 14.5" />
  </>,
);
