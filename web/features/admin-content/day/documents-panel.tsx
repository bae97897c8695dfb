import { Link } from 'react-router-dom';
import type { AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { bulkUploadToPath } from '../../../platform/admin-addresses.ts';
import { COUNT, DOCUMENTS } from '../../../text/copy/admin-content.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/tag.tsx';
import { useBuilder } from '../builder-context.ts';
import { SECTION_IDS } from '../edits/focus-list.ts';
import { DocumentRow } from './document-row.tsx';
import { useReading } from './use-reading.ts';
import styles from './panels.module.css';

/** The papers of the whole module, which students find under Documents. */
export function DocumentsPanel({ week }: { week: AdminWeekReply }) {
  const { course } = useBuilder();
  const { documents } = week;
  useReading(
    course.id,
    documents.some(({ state }) => state === 'processing'),
  );
  return (
    <Card as="section" id={SECTION_IDS.document} tabIndex={-1} aria-label={DOCUMENTS.heading} padding="none">
      <div className={styles.head}>
        <h3 className={styles.dayHeading}>
          <span>{DOCUMENTS.heading}</span>
          <Badge count={documents.length} label={COUNT.documents(documents.length)} />
        </h3>
        <Link className={styles.bulk} to={bulkUploadToPath(course.id, week.id)}>
          {DOCUMENTS.bulk}
        </Link>
      </div>
      {documents.length > 0 ? (
        <ul className={styles.rows}>
          {documents.map((document, index) => (
            <li key={document.id}>
              <DocumentRow
                document={document}
                part={{ kind: 'document', id: document.id, weekId: week.id }}
                index={index}
                total={documents.length}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{DOCUMENTS.empty}</p>
      )}
    </Card>
  );
}
