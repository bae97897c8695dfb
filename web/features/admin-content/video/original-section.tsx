import { useEffect, useId, useRef } from 'react';
import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import { eraseOriginal } from '../../../api/video-extras.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { fileSize } from '../../../text/file-size.ts';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { useBuilder } from '../builder.ts';
import { Removal } from './removal.tsx';
import { Complaint } from './track-section.tsx';
import { useVideoEdit } from './use-video-edit.ts';
import styles from './video-details.module.css';

/** Deletes the original of a video that most browsers cannot play, once it is converted; the MP4s stay. */
export function OriginalSection({ content, node }: { content: AdminContentReply; node: CourseNode }) {
  const id = useId();
  const { conversions } = useBuilder();
  const { edit, isBusy, complaint, said } = useVideoEdit(node);
  const result = useRef<HTMLParagraphElement>(null);
  const hasOriginal = content.rareFormat !== null && content.renditions.length > 0;
  // The button that had the focus was removed with the original.
  useEffect(() => {
    if (said !== '') result.current?.focus();
  }, [said]);
  if (!hasOriginal && said === '') return null;

  const steps = content.renditions.map(({ height }) => height);
  return (
    <Stack as="section" gap={2} className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{VIDEO.original}</h3>
      {hasOriginal && (
        <>
          <Note isWide>{VIDEO.originalLine(steps, fileSize(content.bytes))}</Note>
          {conversions.has(content.s3Key) ? (
            <Note isWide>{VIDEO.originalWaits}</Note>
          ) : (
            <Row gap={3} lineGap={2} align="center" above={2}>
              <Removal
                label={VIDEO.eraseOriginal}
                isBusy={isBusy}
                onRemove={() => void edit((video) => eraseOriginal(video, content), VIDEO.originalErased)}
              />
            </Row>
          )}
        </>
      )}
      <p ref={result} tabIndex={-1} className={styles.said} role="status">
        {said}
      </p>
      <div role="alert">{complaint && <Complaint>{complaint}</Complaint>}</div>
    </Stack>
  );
}
