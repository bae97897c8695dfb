import { useState } from 'react';
import { ContourField } from '../../art/contour-field.tsx';
import mp4 from '../../hero/files/loop.mp4';
import webm from '../../hero/files/loop.webm';
import poster from '../../hero/files/poster.webp';
import { HOME } from '../../text/copy/home.ts';
import { IconButton } from '../../ui/button.tsx';
import { PauseIcon, PlayIcon, SilenceIcon, SoundIcon } from './hero-icons.tsx';
import { useLoop } from './use-loop.ts';
import styles from './hero-loop.module.css';

/**
 * The mark, alive: a molar as a map, its five stars lighting in turn. It plays by itself only where motion is
 * welcome and data are not dear, never out of sight, and can always be stopped (WCAG 2.2.2).
 */
export function HeroLoop() {
  const { video, isPlaying, toggle } = useLoop();
  const [isMuted, setMuted] = useState(true);

  const toggleSound = () => {
    setMuted(!isMuted);
    // A person who asks for sound wants to hear it now.
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
      <div className={styles.controls}>
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
      </div>
    </div>
  );
}
