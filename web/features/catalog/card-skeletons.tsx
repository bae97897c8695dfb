import styles from './card-skeletons.module.css';
import page from './page.module.css';

/** Two cards that have not arrived, in their final shape: drawn by the style sheet, because they are seen for a moment. */
export function CardSkeletons({ isShort = false }: { isShort?: boolean }) {
  return (
    <div className={page.grid} aria-hidden="true">
      <div className={styles.card} data-short={isShort || undefined} />
      <div className={styles.card} data-short={isShort || undefined} />
    </div>
  );
}
