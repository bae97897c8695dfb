import { MentorMedallion } from '../../art/mentor-medallion.tsx';
import { BRAND } from '../../text/brand.ts';
import styles from './mentor.module.css';

/** The mentor, without a name until the operator sets one (decisions B17). */
export function Mentor({ lines, facts }: { lines: readonly string[]; facts: readonly string[] }) {
  const { letters, name, role } = BRAND.mentor;
  return (
    <div className={styles.mentor}>
      <div className={styles.portrait}><MentorMedallion letters={letters} /></div>
      <div className={styles.words}>
        <p className={styles.name}>{name ?? role}</p>
        {name && <p className={styles.role}>{role}</p>}
        {lines.map((line) => <p key={line}>{line}</p>)}
        <ul className={styles.facts}>{facts.map((fact) => <li key={fact}>{fact}</li>)}</ul>
      </div>
    </div>
  );
}
