import { useId } from 'react';
import { MentorMedallion } from '../../art/mentor-medallion.tsx';
import { BRAND } from '../../text/brand.ts';
import { HOME } from '../../text/copy/home.ts';
import { StarList } from '../../ui/star-list.tsx';
import styles from './section.module.css';

/** The mentor, without a name until the operator sets one (decision B17). */
export function Mentor({ heading }: { heading: string }) {
  const headingId = useId();
  const { letters, name, role } = BRAND.mentor;
  const [statement, ...more] = HOME.mentorLines;
  return (
    <section aria-labelledby={headingId} className={styles.frame}>
      <div className={styles.mentor}>
        <div className={styles.portrait}>
          <MentorMedallion letters={letters} />
        </div>
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          {name && (
            <p className={styles.name}>
              {name}
              <span className={styles.role}>{role}</span>
            </p>
          )}
          <p className={styles.statement}>{statement}</p>
          {more.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <StarList points={HOME.mentorFacts} isSmall />
        </div>
      </div>
    </section>
  );
}
