import type { WeekReply } from '../../../../src/wire/catalog.ts';
import { LightboxDrawing } from '../../../art/late-drawings.tsx';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { COURSE } from '../../../text/copy/learning.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { moduleLabel } from '../outline.ts';
import { DocumentCard } from './document-card.tsx';
import styles from './course-documents.module.css';

/** The real papers of a course, by module (decision A3). */
export function CourseDocuments({ weeks }: { weeks: readonly WeekReply[] }) {
  const filled = weeks.filter(({ documents }) => documents.length > 0);
  if (filled.length === 0)
    return (
      <EmptyState drawing={<LightboxDrawing />} message={COURSE.noDocuments}>
        {COURSE.noDocumentsLine}
      </EmptyState>
    );
  return (
    <div className={styles.groups}>
      {filled.map((week) => (
        <section key={week.id} className={styles.group}>
          <div className={styles.module}>
            <ToothGlyph moduleNumber={week.weekNumber} size={40} />
            <h2 className={styles.heading}>{moduleLabel(week)}</h2>
          </div>
          <ul className={styles.cards}>
            {week.documents.map((document) => (
              <li key={document.id}>
                <DocumentCard document={document} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
