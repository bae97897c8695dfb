import { useState } from 'react';
import { M } from '../../../../src/wire/messages.ts';
import { streamUrl } from '../../../api/client.ts';
import { CourseArt } from '../../../art/late-drawings.tsx';
import { Message } from '../../../ui/message.tsx';
import styles from './course-thumbnail.module.css';

/** The course's picture; drawn when there is none, and said so when it cannot be shown. */
export function CourseThumbnail({ courseId, thumbnail }: { courseId: string; thumbnail: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!thumbnail) return <CourseArt courseId={courseId} />;
  if (isBroken) return <p className={styles.broken}><Message>{M.thumbnailNotAvailable}</Message></p>;
  return <img className={styles.image} src={streamUrl(thumbnail)} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
