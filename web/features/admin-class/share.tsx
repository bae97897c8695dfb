import { CLASS } from '../../text/copy/admin-class.ts';
import { Note } from '../../ui/layout/layout.tsx';
import styles from './class.module.css';

interface ShareProps {
  percent: number | null;
  of: number;
  isBelow?: boolean;
}

/** Share of right answers with their number; below the mark never by colour alone. */
export function Share({ percent, of, isBelow = false }: ShareProps) {
  if (percent === null) return <Note as="span">{CLASS.tooFew(of)}</Note>;
  return (
    <span className={styles.share} data-below={isBelow || undefined}>
      {CLASS.percent(percent)}
      <Note as="span">{isBelow ? CLASS.below(of) : CLASS.of(of)}</Note>
    </span>
  );
}
