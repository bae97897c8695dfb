import styles from './course-cards.module.css';

/** Two skeleton cards in their final size, drawn by the style sheet. */
export function CardSkeletons({ isShort = false }: { isShort?: boolean }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      <div className={styles.skeletonCard} data-short={isShort || undefined} />
      <div className={styles.skeletonCard} data-short={isShort || undefined} />
    </div>
  );
}
