import { useId } from 'react';
import { ToothGlyph } from '../../art/tooth-glyph.tsx';
import { ENTRY } from '../../text/copy/course-entry.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type ModuleProgress, sumOf } from './module-progress.ts';
import styles from './course-progress.module.css';

export interface CourseProgressProps {
  modules: readonly ModuleProgress[];
  progress: { error: Error | null; data: unknown };
}

/** The seven teeth, filled as their modules are done, and the same in words. */
export function CourseProgress({ modules, progress }: CourseProgressProps) {
  const heading = useId();
  const isUnknown = progress.error !== null && progress.data === undefined;
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.heading}>
        {ENTRY.progress}
      </h2>
      <Banner tone="warning" message={isUnknown ? ENTRY.progressFailed : undefined} />
      {!isUnknown && (
        <>
          <ol className={styles.teeth}>
            {modules.map((module) => (
              <li key={module.weekNumber} className={styles.tooth}>
                <ToothGlyph
                  moduleNumber={module.weekNumber}
                  fill={module.itemCount === 0 ? 0 : module.doneCount / module.itemCount}
                  size={64}
                />
                <span className={styles.number}>{String(module.weekNumber).padStart(2, '0')}</span>
                <span className={styles.share}>{`${module.doneCount}/${module.itemCount}`}</span>
              </li>
            ))}
          </ol>
          <ProgressBar label={ENTRY.allItems} done={sumOf(modules, 'doneCount')} total={sumOf(modules, 'itemCount')} />
        </>
      )}
    </Card>
  );
}
