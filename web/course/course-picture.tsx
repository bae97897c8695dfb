import { useState } from 'react';
import { M } from '../../src/wire/messages.ts';
import { streamUrl } from '../api/client.ts';
import { CourseArt } from '../art/late-drawings.tsx';
import { Message } from '../ui/text.tsx';
import styles from './course-picture.module.css';

export interface CoursePictureProps {
  courseId: string;
  /** A file key; an empty string gets the course's own drawing; undefined, while nobody knows, an empty ground. */
  thumbnail: string | undefined;
  /**
   * Takes the size of its box; `--picture-at` says which height of the picture to keep. Otherwise 180 px (specification
   * 2.4).
   */
  isFilling?: boolean;
}

/**
 * The course's picture; drawn when there is none, and said so when it cannot be shown. Decorative: the title stands
 * beside it.
 */
export function CoursePicture({ courseId, thumbnail, isFilling }: CoursePictureProps) {
  const [brokenKey, setBrokenKey] = useState<string>();
  const isBroken = Boolean(thumbnail) && brokenKey === thumbnail;
  return (
    <div className={styles.picture} data-filling={isFilling || undefined}>
      {(thumbnail === '' || isBroken) && <CourseArt courseId={courseId} teeth={!isBroken} />}
      {isBroken && (
        <p className={styles.broken}>
          <Message>{M.thumbnailNotAvailable}</Message>
        </p>
      )}
      {thumbnail && !isBroken && (
        <img src={streamUrl(thumbnail)} alt="" decoding="async" onError={() => setBrokenKey(thumbnail)} />
      )}
    </div>
  );
}
