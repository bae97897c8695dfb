import { useId, useRef, useState } from 'react';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import { streamUrl } from '../../../api/client.ts';
import { removePoster, setPoster } from '../../../api/video-extras.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { FramePicker } from './frame-picker.tsx';
import { Removal } from './removal.tsx';
import { Complaint } from './track-section.tsx';
import { useVideoEdit } from './use-video-edit.ts';
import styles from './video-details.module.css';

/** Poster of a video: a frame of it, or an uploaded picture. */
export function PosterSection({ content, node }: { content: AdminContentReply; node: CourseNode }) {
  const id = useId();
  const { edit, isBusy, complaint, said } = useVideoEdit(node);
  const [isPicking, setPicking] = useState(false);
  const pick = useRef<HTMLButtonElement>(null);
  const hasPoster = content.poster !== '';

  const endPicking = () => {
    setPicking(false);
    requestAnimationFrame(() => pick.current?.focus());
  };
  const save = (picture: File) => edit((video) => setPoster(video, picture), VIDEO.posterSaved);
  return (
    <Stack as="section" gap={2} className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{VIDEO.poster}</h3>
      <Note isWide>{VIDEO.posterLine}</Note>
      {isPicking ? (
        <FramePicker
          content={content}
          onCancel={endPicking}
          onPicture={(picture) => {
            endPicking();
            void save(picture);
          }}
        />
      ) : (
        <>
          {hasPoster ? (
            <img className={styles.poster} src={streamUrl(content.smallPoster)} alt={VIDEO.posterOf(content.title)} />
          ) : (
            <p className={styles.state}>{VIDEO.posterNone}</p>
          )}
          <Row gap={3} lineGap={2} align="center" above={2}>
            <Button ref={pick} variant="outline" size="small" isBusy={isBusy} onClick={() => setPicking(true)}>
              {VIDEO.fromVideo}
            </Button>
            <FileButton
              accept="image/png,image/jpeg,image/webp"
              variant="outline"
              size="small"
              isBusy={isBusy}
              onFile={(picture) => void save(picture)}
            >
              {hasPoster ? VIDEO.anotherPicture : VIDEO.uploadPicture}
            </FileButton>
            {hasPoster && (
              <Removal
                label={VIDEO.removePoster}
                isBusy={isBusy}
                onRemove={() => void edit(removePoster, VIDEO.posterRemoved)}
              />
            )}
          </Row>
        </>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <div role="alert">{complaint && <Complaint>{complaint}</Complaint>}</div>
    </Stack>
  );
}
