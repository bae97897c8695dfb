import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import { VIDEO } from '../../../text/copy/admin-video.ts';
import { fileSize } from '../../../text/file-size.ts';
import { videoFacts } from '../../../text/video-facts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { OriginalSection } from './original-section.tsx';
import { Playability } from './playability.tsx';
import { PosterSection } from './poster-section.tsx';
import { TrackSection } from './track-section.tsx';
import styles from './video-details.module.css';

export interface VideoDetailsProps {
  content: AdminContentReply;
  node: CourseNode;
  onClose: () => void;
}

/** Facts of a video's file, with its poster, captions and chapters. */
export function VideoDetails({ content, node, onClose }: VideoDetailsProps) {
  return (
    <Dialog isOpen onClose={onClose} title={VIDEO.title} description={content.title}>
      <Stack gap={5}>
        <Row as="dl" gap={5} lineGap={3} className={styles.facts}>
          <div>
            <dt>{VIDEO.file}</dt>
            <dd className={styles.file}>{content.fileName}</dd>
          </div>
          <div>
            <dt>{VIDEO.size}</dt>
            <dd>{fileSize(content.bytes)}</dd>
          </div>
          <div>
            <dt>{VIDEO.length}</dt>
            <dd>{videoFacts(content) || VIDEO.unknown}</dd>
          </div>
        </Row>
        <Playability content={content} />
        <PosterSection content={content} node={node} />
        <TrackSection kind="captions" trackKey={content.captionsKey} content={content} node={node} />
        <TrackSection kind="chapters" trackKey={content.chaptersKey} content={content} node={node} />
        <OriginalSection content={content} node={node} />
      </Stack>
    </Dialog>
  );
}
