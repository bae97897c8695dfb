import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-page.module.css';

/** Three fields in their two columns, and their button. */
export function FieldSkeletons() {
  return (
    <div className={styles.fields} aria-hidden="true">
      {['name', 'email', 'phone'].map((field) => (
        <Skeleton key={field} height="78px" />
      ))}
      <span />
      <Skeleton width="96px" height="48px" radius="var(--radius-button)" />
    </div>
  );
}
