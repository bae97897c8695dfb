import { Eye, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import { bulkUploadPath } from '../../../platform/admin-addresses.ts';
import { COUNT, DOCUMENTS } from '../../../text/copy/admin-content.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge, Tag } from '../../../ui/tag.tsx';
import { SECTION_IDS } from '../edits/focus-list.ts';
import { fileSize } from '../../../text/file-size.ts';
import { PartHead } from '../rows/part-head.tsx';
import { ViewLink } from '../rows/view-link.tsx';
import styles from './panels.module.css';

/** The papers of the whole module, which students find under Documents. */
export function DocumentsPanel({ week }: { week: AdminWeekReply }) {
  return (
    <Card as="section" id={SECTION_IDS.document} tabIndex={-1} aria-label={DOCUMENTS.heading} padding="none">
      <div className={styles.head}>
        <h3 className={styles.dayHeading}>
          <span>{DOCUMENTS.heading}</span>
          <Badge count={week.documents.length} label={COUNT.documents(week.documents.length)} />
        </h3>
        <Link className={styles.bulk} to={bulkUploadPath}>{DOCUMENTS.bulk}</Link>
      </div>
      {week.documents.length > 0 ? (
        <ul className={styles.rows}>
          {week.documents.map((document, index) => (
            <li key={document.id}>
              <PartHead
                part={{ kind: 'document', id: document.id, weekId: week.id }}
                title={document.title}
                index={index}
                total={week.documents.length}
                className={styles.row}
                action={<ViewLink title={document.title} to={undefined} href={streamUrl(document.s3Key)} icon={<Eye size={20} aria-hidden="true" />} />}
              >
                <span className={styles.kind}><FileText size={22} aria-hidden="true" /></span>
                <div className={styles.words}>
                  <p className={styles.itemTitle}>{document.title}</p>
                  <p className={styles.facts}>
                    <Tag tone="gold">{document.tag}</Tag>
                    {document.bytes !== null && <span className={styles.size}>{fileSize(document.bytes)}</span>}
                    {document.pageCount !== null && <span>{COUNT.pages(document.pageCount)}</span>}
                  </p>
                </div>
              </PartHead>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{DOCUMENTS.empty}</p>
      )}
    </Card>
  );
}
