import { useId } from 'react';
import { Link } from 'react-router-dom';
import { M } from '../../../src/wire/messages.ts';
import { ChartDrawing } from '../../art/late-drawings.tsx';
import { coursePath } from '../../platform/course-addresses.ts';
import { ENTRY } from '../../text/copy/course-entry.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ModuleProgress } from './module-progress.ts';
import styles from './course-contents.module.css';

/** What is inside, module by module, each a way in. */
export function CourseContents({ courseId, modules }: { courseId: string; modules: readonly ModuleProgress[] }) {
  const heading = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {ENTRY.contents}
      </h2>
      {modules.length === 0 ? (
        <EmptyState drawing={<ChartDrawing />} message={M.noModules}>
          {ENTRY.nothingYet}
        </EmptyState>
      ) : (
        <ol>
          {modules.map((module) => (
            <li key={module.weekNumber} className={styles.row}>
              <Link className={styles.title} to={coursePath(courseId, { week: module.weekNumber })}>
                {M.moduleLabel(module.weekNumber, module.title || M.moduleTitleFallback)}
              </Link>
              <span className={styles.facts}>{facts(module)}</span>
              <span className={styles.done}>{ENTRY.moduleDone(module.doneCount, module.itemCount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function facts({ dayCount, itemCount, documentCount }: ModuleProgress): string {
  const parts = [PROGRAM.days(dayCount), PROGRAM.items(itemCount)];
  if (documentCount > 0) parts.push(PROGRAM.documents(documentCount));
  return parts.join(' · ');
}
