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
  /** The file key of the same picture for telephones; empty while there is only the one size. */
  smallThumbnail: string | undefined;
  /**
   * Takes the size of its box; `--picture-at` says which height of the picture to keep. Otherwise 180 px (specification
   * 2.4).
   */
  isFilling?: boolean;
  /**
   * Its number in a list, from 0: the first picture leads the line, the others wait until the layout shows them near
   * the window, so that on a phone they take nothing from what is on screen.
   */
  index?: number;
  /** In a wide window, in CSS pixels, for the choice of the file; a narrow window is filled. */
  width?: number;
}

/** The most that the domain encodes (picture-encoder.ts), in the usual proportions; how much is seen says the box. */
const LARGE = { width: 1600, height: 900 };
const SMALL_WIDTH = 960;
const CARD_WIDTH = 640;

/**
 * A telephone takes the small file whatever its screen: browsers would choose the large one for 2.5 device pixels per
 * CSS pixel.
 */
const ON_PHONES = '(max-width: 519px)';

const sizesOf = (width: number): string => `(max-width: 759px) calc(100vw - 32px), ${width}px`;

const srcSetOf = (thumbnail: string, smallThumbnail: string): string =>
  `${streamUrl(smallThumbnail)} ${SMALL_WIDTH}w, ${streamUrl(thumbnail)} ${LARGE.width}w`;

/** Of a page that came rendered the `error` event was before anybody listened. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/**
 * The course's picture; drawn when there is none, and said so when it cannot be shown. Decorative: the title stands
 * beside it.
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
