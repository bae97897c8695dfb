import { useState } from 'react';
import { M } from '../../src/wire/messages.ts';
import { streamUrl } from '../api/client.ts';
import { CourseArt } from '../art/lazy-drawings.tsx';
import { Message } from '../ui/text.tsx';
import styles from './course-picture.module.css';

export interface CoursePictureProps {
  courseId: string;
  /** A file key; an empty string for the course's own drawing; undefined while unknown (empty box). */
  thumbnail: string | undefined;
  /** File key of the small size for phones; empty if there is only one size. */
  smallThumbnail: string | undefined;
  /** Fills its box; `--picture-at` chooses the visible height. Otherwise 180 px (specification 2.4). */
  isFilling?: boolean;
  /**
   * Zero-based index in a list: the first picture loads first, the others lazily near the viewport, so that they do not
   * compete with visible content.
   */
  index?: number;
  /** Width in a wide window, in CSS pixels, for `sizes`; in a narrow window it is full width. */
  width?: number;
}

/** Maximum of the server's encoder (picture-encoder.ts), in the usual ratio; the box crops. */
const LARGE = { width: 1600, height: 900 };
const SMALL_WIDTH = 960;
const CARD_WIDTH = 640;

/** Phones get the small file: browsers would choose the large one at 2.5 device pixels per CSS pixel. */
const ON_PHONES = '(max-width: 479px)';

const sizesOf = (width: number): string => `(max-width: 759px) calc(100vw - 32px), ${width}px`;

const srcSetOf = (thumbnail: string, smallThumbnail: string): string =>
  `${streamUrl(smallThumbnail)} ${SMALL_WIDTH}w, ${streamUrl(thumbnail)} ${LARGE.width}w`;

/** Detects an `error` event that came before hydration. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/**
 * The course's picture; a drawing without one, and a message if it fails to load. Decorative: the title is next to it.
 */
export function CoursePicture(props: CoursePictureProps) {
  const { courseId, thumbnail, smallThumbnail, isFilling, index, width = CARD_WIDTH } = props;
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
        <picture>
          {smallThumbnail && <source media={ON_PHONES} srcSet={streamUrl(smallThumbnail)} />}
          <img
            {...(smallThumbnail && { srcSet: srcSetOf(thumbnail, smallThumbnail), sizes: sizesOf(width) })}
            {...(index === 0 && { fetchPriority: 'high' as const })}
            {...(index !== undefined && index > 0 && { loading: 'lazy' as const })}
            src={streamUrl(thumbnail)}
            {...LARGE}
            alt=""
            decoding="async"
            ref={(img) => void (img && hasFailed(img) && setBrokenKey(thumbnail))}
            onError={() => setBrokenKey(thumbnail)}
          />
        </picture>
      )}
    </div>
  );
}
