import { Eye, FileText, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminDocumentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode } from '../../../api/admin-content.ts';
import type { AdminModule } from '../../../api/admin-courses.ts';
import { streamUrl } from '../../../api/client.ts';
import { bulkUploadToPath } from '../../../platform/admin-addresses.ts';
import { COUNT, DOCUMENTS, REPLACE } from '../../../text/copy/admin-content.ts';
import { fileSize } from '../../../text/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { targetOf } from '../../../uploads/target-module.ts';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { SelectionBar, useMarks } from '../moving/selection-bar.tsx';
import { FileCheck, FileRefusal, useFileChecks } from '../rows/file-state.tsx';
import { NodeHead, ViewLink } from '../rows/node-head.tsx';
import { ReplaceDialog } from '../rows/replace-dialog.tsx';
import moving from '../moving/moving.module.css';
import styles from '../rows/rows.module.css';

/** Documents of the module, which students find under Documents. */
export function DocumentsPanel({ module }: { module: AdminModule }) {
  const { course } = useBuilder();
  const { documents } = module;
  const marks = useMarks(documents.map(({ id }) => id));
  useFileChecks(course.id, documents);
  return (
    <Card as="section" id={SECTION_IDS.document} tabIndex={-1} aria-label={DOCUMENTS.heading} padding="none">
      <div className={styles.head}>
        <Row as="h3" gap={3} wraps={false} align="center" className={styles.dayHeading}>
          <span>{DOCUMENTS.heading}</span>
        </Row>
        {documents.length > 0 && <p className={styles.count}>{COUNT.documents(documents.length)}</p>}
        <Link className={styles.bulk} to={bulkUploadToPath(course.id, module.id)}>
          {DOCUMENTS.bulk}
        </Link>
      </div>
      <SelectionBar
        nodes={marks.chosen.map((id) => ({ kind: 'document', id, moduleId: module.id }))}
        from={{ moduleId: module.id }}
        onClear={marks.clear}
      />
      {documents.length > 0 ? (
        <ul className={styles.rows}>
          {documents.map((document, index) => (
            <li key={document.id} className={moving.target} data-node="document" data-id={document.id}>
              <DocumentRow
                module={module}
                mark={marks.of(document.id)}
                document={document}
                node={{ kind: 'document', id: document.id, moduleId: module.id }}
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

interface DocumentRowProps {
  module: AdminModule;
  mark: ReturnType<ReturnType<typeof useMarks>['of']>;
  document: AdminDocumentReply;
  node: CourseNode;
  index: number;
  total: number;
}

/** A document of a module, with its inspection result, and its embedded title if different. */
function DocumentRow({ module, mark, document, node, index, total }: DocumentRowProps) {
  const { course, edits } = useBuilder();
  const [isReplacing, setReplacing] = useState(false);
  const { title, suggestedTitle } = document;
  return (
    <NodeHead
      node={node}
      title={title}
      index={index}
      total={total}
      className={styles.panelsRow}
      mark={mark}
      menu={[
        { label: REPLACE.action, icon: <RefreshCw size={19} aria-hidden="true" />, run: () => setReplacing(true) },
      ]}
      action={
        <ViewLink
          title={title}
          to={{ file: streamUrl(document.s3Key), tag: document.tag }}
          icon={<Eye size={20} aria-hidden="true" />}
        />
      }
    >
      {(name) => (
        <>
          <span className={styles.kind}>
            <FileText size={22} aria-hidden="true" />
          </span>
          <div className={styles.words}>
            <p className={styles.itemTitle}>{name}</p>
            <Row as="p" gap={3} lineGap="2px" align="center" className={styles.facts}>
              <Tag tone="gold">{document.tag}</Tag>
              {document.bytes !== null && <span className={styles.size}>{fileSize(document.bytes)}</span>}
              {document.pageCount !== null && <span>{COUNT.pages(document.pageCount)}</span>}
              <FileCheck of={document} />
            </Row>
            <FileRefusal of={document} onReplace={() => setReplacing(true)} />
            {suggestedTitle !== '' && suggestedTitle !== title && (
              <Row as="p" gap={3} lineGap="2px" align="center" className={styles.facts}>
                <span>{DOCUMENTS.calledItself(suggestedTitle)}</span>
                <Button variant="quiet" size="small" onClick={() => void edits.rename(node, suggestedTitle)}>
                  {DOCUMENTS.takeTitle}
                </Button>
              </Row>
            )}
          </div>
          {isReplacing && (
            <ReplaceDialog
              replaced={{
                ...document,
                kind: 'pdf',
                hasExtras: false,
                target: {
                  ...targetOf(course, module),
                  kind: 'replacement',
                  type: 'pdf',
                  of: 'document',
                  itemId: document.id,
                  replaces: document.s3Key,
                },
              }}
              onClose={() => setReplacing(false)}
            />
          )}
        </>
      )}
    </NodeHead>
  );
}
