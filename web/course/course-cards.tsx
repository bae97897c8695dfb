import styles from './course-cards.module.css';

/**
 * Two cards that have not arrived, in their final shape: drawn by the style sheet, because they are seen for a moment.
 */
export function CardSkeletons({ isShort = false }: { isShort?: boolean }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      <div className={styles.skeletonCard} data-short={isShort || undefined} />
      <div className={styles.skeletonCard} data-short={isShort || undefined} />
    </div>
  );
}
