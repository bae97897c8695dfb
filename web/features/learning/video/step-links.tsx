import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { videoPath } from '../../../platform/course-addresses.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { dayLabel, type Lesson } from '../outline.ts';
import styles from './step-links.module.css';

/** The videos before and after this one. */
export function StepLinks({ courseId, previous, next }: { courseId: string; previous?: Lesson; next?: Lesson }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.steps} aria-label={VIDEO.otherVideos}>
      {previous && (
        <Link className={styles.step} to={videoPath(courseId, previous.content.id)} rel="prev">
          <ArrowLeft size={20} aria-hidden="true" />
          <Words word={VIDEO.previous} lesson={previous} />
        </Link>
      )}
      {next && (
        <Link className={styles.step} data-next to={videoPath(courseId, next.content.id)} rel="next">
          <Words word={VIDEO.next} lesson={next} />
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function Words({ word, lesson: { week, day, content } }: { word: string; lesson: Lesson }) {
  return (
    <span className={styles.words}>
      <span className={styles.word}>
        {word} <span className={styles.label}>{dayLabel(week, day)}</span>
      </span>
      <span className={styles.title}>{content.title}</span>
    </span>
  );
}
