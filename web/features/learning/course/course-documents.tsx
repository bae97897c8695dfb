import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { DocumentReply } from '../../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import type { CourseModule } from '../../../api/courses.ts';
import { LightboxDrawing } from '../../../art/lazy-drawings.tsx';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { moduleLabel } from '../../../course/outline.ts';
import { AskMentor } from '../../../mentor/ask-mentor.tsx';
import { documentLinkProps } from '../../../platform/document-links.ts';
import { DOCUMENT_OPENS } from '../../../text/copy/documents.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import { fileSize } from '../../../text/file-size.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import styles from './documents.module.css';

/** Documents of a course, by module (decision A3). */
export function CourseDocuments({ modules }: { modules: readonly CourseModule[] }) {
  const filled = modules.filter(({ documents }) => documents.length > 0);
  if (filled.length === 0)
    return (
      <EmptyState drawing={<LightboxDrawing />} message={COURSE.noDocuments}>
        {COURSE.noDocumentsLine}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      {filled.map((module) => (
        <section key={module.id} className={styles.group}>
          <Row gap={3} wraps={false} align="center" className={styles.module}>
            <ToothGlyph moduleNumber={module.moduleNumber} size={40} />
            <h2 className={styles.heading}>{moduleLabel(module)}</h2>
          </Row>
          <ul className={styles.cards}>
            {module.documents.map((document) => (
              <li key={document.id}>
                <DocumentCard document={document} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

/** A document with kind, size, and link. */
function DocumentCard({ document }: { document: DocumentReply }) {
  const facts = [
    document.bytes === null ? undefined : fileSize(document.bytes),
    document.pageCount === null ? undefined : COURSE.pages(document.pageCount),
  ].filter((fact) => fact !== undefined);
  return (
    <div className={styles.card}>
      <DocumentPicture preview={document.preview} />
      <Stack gap="6px">
        <h3 className={styles.title}>{document.title}</h3>
        <Row as="p" gap={3} lineGap={1} align="center" className={styles.facts}>
          <Tag tone="gold">{document.tag}</Tag>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Row>
        {document.state === 'processing' && <Text size="small">{COURSE.beingChecked}</Text>}
      </Stack>
      {document.state !== 'processing' && (
        <Row gap={1} align="center">
          <a
            className={buttonClass({ variant: 'outline', size: 'small' })}
            href={streamUrl(document.s3Key)}
            {...documentLinkProps(document.tag)}
          >
            <span>{COURSE.view}</span>
            <VisuallyHidden>{`${document.title} (${DOCUMENT_OPENS[document.tag]})`}</VisuallyHidden>
          </a>
          <AskMentor about={{ kind: 'item', contentId: document.id }} subject={document.title} hasPage isIcon />
        </Row>
      )}
    </div>
  );
}

/** First page of a document; a placeholder if missing or not loaded. */
export function DocumentPicture({ preview }: { preview: string }) {
  const [failed, setFailed] = useState('');
  if (preview === '' || failed === preview) {
    return (
      <span className={styles.sheet}>
        <FileText size={26} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={styles.page}
      src={streamUrl(preview)}
      alt=""
      width={480}
      height={679}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(preview)}
    />
  );
}
