import { useId } from 'react';
import { MentorMedallion } from '../../art/mentor-medallion.tsx';
import { BRAND } from '../../text/brand.ts';
import { MENTOR } from '../../text/copy/mentor.ts';
import styles from './section.module.css';

/** Returns `NH` for `Dr. Nadia Hassan`. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'))
    .flatMap((word, at, words) => (at === 0 || at === words.length - 1 ? word.charAt(0) : []))
    .join('');

/** The mentor: nothing until the school has set name, degree, registration and words (decision B17). */
export function Mentor() {
  const headingId = useId();
  const { mentor } = BRAND;
  if (!mentor) return null;
  return (
    <section aria-labelledby={headingId} className={styles.frame}>
      <div className={styles.mentor}>
        <div className={styles.portrait}>
          {mentor.photo ? (
            <img
              src={mentor.photo}
              alt={MENTOR.photo(mentor.name)}
              width={300}
              height={300}
              loading="lazy"
              className={styles.photo}
            />
          ) : (
            <MentorMedallion letters={initialsOf(mentor.name)} />
          )}
        </div>
        <div className={styles.words}>
          <h2 id={headingId}>{MENTOR.heading}</h2>
          <p className={styles.name}>
            {mentor.name}
            <span className={styles.role}>{`${MENTOR.role} · ${mentor.degree} · ${mentor.registration}`}</span>
          </p>
          <p className={styles.statement}>{mentor.words}</p>
        </div>
      </div>
    </section>
  );
}
