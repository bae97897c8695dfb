import { BookOpen, CalendarDays, FileText, Layers, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SearchHitReply } from '../../../src/wire/search.ts';
import { SEARCH } from '../../text/copy/search.ts';
import { VisuallyHidden } from '../../ui/text.tsx';
import { addressOf } from './hit-address.ts';
import styles from './search-page.module.css';

const ICONS = { course: BookOpen, module: Layers, day: CalendarDays, content: Play, document: FileText };

/** One thing that was found, with where it is and, from inside a text, the words around it. */
export function SearchHit({ hit, isAdmin }: { hit: SearchHitReply; isAdmin: boolean }) {
  const { to, isFile } = addressOf(hit, isAdmin);
  const Icon = ICONS[shownKind(hit)];
  return (
    <li className={styles.hit}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {isFile ? (
            <a href={to} target="_blank" rel="noopener" className={styles.link}>
              {hit.title}
              <VisuallyHidden> ({SEARCH.newTab})</VisuallyHidden>
            </a>
          ) : (
            <Link to={to} className={styles.link}>
              {hit.title}
            </Link>
          )}
        </h2>
        <p className={styles.place}>{placeOf(hit).join(' · ')}</p>
        {hit.excerpt.length > 0 && (
          <p className={styles.excerpt}>
            {hit.excerpt.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
          </p>
        )}
      </div>
    </li>
  );
}

/** A PDF of a day is a document to whoever looks for it. */
const shownKind = ({ kind, s3Key }: SearchHitReply) =>
  kind === 'content' && !s3Key?.startsWith('videos/') ? 'document' : kind;

function placeOf(hit: SearchHitReply): string[] {
  const { kind, courseTitle, weekNumber, weekTitle, dayNumber } = hit;
  const course = kind === 'course' ? [] : [courseTitle];
  const week = kind === 'course' || weekNumber === null ? [] : [SEARCH.module(weekNumber, weekTitle ?? '')];
  const day = dayNumber === null ? [] : [SEARCH.day(dayNumber)];
  return [
    SEARCH.kinds[shownKind(hit)],
    ...course,
    ...(kind === 'module' ? week.map((words) => words.split(':', 1)[0] ?? '') : week),
    ...day,
  ];
}
