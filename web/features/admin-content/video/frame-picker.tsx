import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { clock, spokenTime } from '../../../text/playing-time.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { pictureOfFrame } from './frame-picture.ts';
import { Complaint } from './track-section.tsx';
import styles from './video-details.module.css';

interface FramePickerProps {
  content: AdminContentReply;
  onPicture: (picture: File) => void;
  onCancel: () => void;
}

const STEP_SECONDS = 0.1;

/** This browser may not play a MOV; its renditions always play. What plays is clearer than its lighter steps. */
const clearestOf = ({ s3Key, rareFormat, renditions }: AdminContentReply): string =>
  rareFormat === null ? s3Key : (renditions[0]?.s3Key ?? s3Key);

/** Chooses a frame of the video as its poster, with a slider. */
export function FramePicker({ content, onPicture, onCancel }: FramePickerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  const [second, setSecond] = useState(0);
  const [isShown, setShown] = useState(false);
  const [complaint, complain] = useState<string>();

  // Until the duration is known, the slider is disabled and takes no focus.
  useEffect(() => {
    if (length > 0) slider.current?.focus();
  }, [length]);

  const goTo = (wanted: number) => {
    const to = Math.min(Math.max(0, wanted), length);
    setSecond(to);
    if (!video.current) return;
    setShown(false);
    video.current.currentTime = to;
  };
  const begin = ({ duration }: HTMLVideoElement) => {
    const known = Number.isFinite(duration) ? duration : (content.duration ?? 0);
    setLength(known);
    // Most videos begin in black.
    const first = Math.min(known / 10, 5);
    setSecond(first);
    if (video.current) video.current.currentTime = first;
  };
  const take = async () => {
    if (!video.current) return;
    const made = await pictureOfFrame(video.current);
    if ('picture' in made) return onPicture(made.picture);
    complain(made.refused === 'tainted' ? VIDEO.frameTainted : VIDEO.frameEmpty);
  };
  return (
    <Stack gap={2} className={styles.picker} role="group" aria-label={VIDEO.frame}>
      <video
        ref={video}
        className={styles.frame}
        src={streamUrl(clearestOf(content))}
        preload="auto"
        muted
        playsInline
        tabIndex={-1}
        onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
        onSeeked={() => setShown(true)}
        onError={() => complain(VIDEO.frameUnplayable)}
      />
      <Row gap={2} wraps={false} align="center">
        <IconButton
          label={VIDEO.back}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => goTo(second - 1)}
        />
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          aria-label={VIDEO.second}
          aria-valuetext={spokenTime(second)}
          min={0}
          max={length}
          step={STEP_SECONDS}
          value={second}
          disabled={length === 0}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <IconButton
          label={VIDEO.forward}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => goTo(second + 1)}
        />
        <span className={styles.second} aria-hidden="true">
          {clock(second)}
        </span>
      </Row>
      <div role="alert">{complaint && <Complaint>{complaint}</Complaint>}</div>
      <Row gap={3} lineGap={2} align="center" above={2}>
        <Button
          size="small"
          isBusy={!isShown && complaint === undefined}
          busyWords={VIDEO.frameLoading}
          onClick={() => void take()}
        >
          {VIDEO.take}
        </Button>
        <Button variant="outline" size="small" onClick={onCancel}>
          {VIDEO.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
