import { CirclePlay, Eye, FileText } from 'lucide-react';
import type { AdminContentReply } from '../../../../src/wire/admin-catalog.ts';
import type { Part } from '../../../api/admin-content.ts';
import { streamUrl } from '../../../api/client.ts';
import { videoPath } from '../../../platform/course-addresses.ts';
import { fileSize } from '../../../text/file-size.ts';
import { PartHead } from '../rows/part-head.tsx';
import { ViewLink } from '../rows/view-link.tsx';
import styles from './panels.module.css';

export interface ContentRowProps {
  courseId: string;
  content: AdminContentReply;
  part: Part;
  index: number;
  total: number;
}

/** One item of a day: what it is, its file, and what can be done to it. */
export function ContentRow({ courseId, content, part, index, total }: ContentRowProps) {
  const isVideo = content.type === 'video';
  const Icon = isVideo ? CirclePlay : FileText;
  return (
    <PartHead
      part={part}
      title={content.title}
      index={index}
      total={total}
      isInDialog
      className={styles.row}
      action={
        <ViewLink
          title={content.title}
          to={isVideo ? videoPath(courseId, content.id) : undefined}
          href={streamUrl(content.s3Key)}
          icon={<Eye size={20} aria-hidden="true" />}
        />
      }
    >
      <span className={styles.kind} data-video={isVideo || undefined}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.itemTitle}>{content.title}</p>
        <p className={styles.facts}>
          <span className={styles.file} title={content.fileName}>
            {content.fileName}
          </span>
          <span className={styles.size}>{fileSize(content.bytes)}</span>
        </p>
      </div>
    </PartHead>
  );
}
