import { useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { streamUrl } from '../../api/client.ts';
import { CourseArt } from '../../art/late-drawings.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './course-picture.module.css';

export interface CoursePictureProps {
  courseId: string;
  /** A file key, or an empty string: then the course gets its own drawing. */
  thumbnail: string;
}

/** 180 px high (specification 2.4). Decorative: the title stands beside it. */
export function CoursePicture({ courseId, thumbnail }: CoursePictureProps) {
  const [brokenKey, setBrokenKey] = useState<string>();
  const isBroken = thumbnail !== '' && brokenKey === thumbnail;
  return (
    <div className={styles.picture}>
      {(thumbnail === '' || isBroken) && <CourseArt courseId={courseId} teeth={!isBroken} />}
      {isBroken && <p className={styles.broken}><Message>{M.thumbnailNotAvailable}</Message></p>}
      {thumbnail !== '' && !isBroken && <img src={streamUrl(thumbnail)} alt="" height={180} decoding="async" onError={() => setBrokenKey(thumbnail)} />}
    </div>
  );
}
