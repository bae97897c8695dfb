import { useId } from 'react';
import { MentorMedallion } from '../art/mentor-medallion.tsx';
import { BRAND } from '../text/brand.ts';
import { MENTOR } from '../text/copy/mentor.ts';
import { MentorLink } from '../ui/external-link.tsx';
import styles from './mentor.module.css';

/** Returns `NH` for `Dr. Nadia Hassan`. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'))
    .flatMap((word, at, words) => (at === 0 || at === words.length - 1 ? word.charAt(0) : []))
    .join('');

/** Mentor on public pages, without a name until the school has set one: no person is invented (decision B17). */
export function Mentor() {
  const headingId = useId();
  const { mentor } = BRAND;
  return (
    <section aria-labelledby={headingId} className={styles.frame}>
      <div className={styles.mentor}>
        <div className={styles.portrait}>
          {mentor?.photo ? (
            <img
              src={mentor.photo}
              alt={MENTOR.photo(mentor.name)}
              width={300}
              height={300}
              loading="lazy"
              className={styles.photo}
            />
          ) : (
            <MentorMedallion letters={initialsOf(mentor?.name ?? '')} />
          )}
        </div>
        <div className={styles.words}>
          <h2 id={headingId}>{MENTOR.heading}</h2>
          {mentor ? (
            <>
              <p className={styles.name}>
                {mentor.name}
                <span className={styles.role}>{`${MENTOR.role} · ${mentor.degree} · ${mentor.registration}`}</span>
              </p>
              <p className={styles.statement}>{mentor.words}</p>
            </>
          ) : (
            <>
              <p className={styles.name}>{MENTOR.nameless}</p>
              <p className={styles.statement}>{MENTOR.namelessWords}</p>
              <p>
                <MentorLink isButton>{MENTOR.write}</MentorLink>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
