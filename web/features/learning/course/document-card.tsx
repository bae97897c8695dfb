import type { DocumentReply } from '../../../../src/wire/catalog.ts';
import { streamUrl } from '../../../api/client.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { fileSize } from '../../../text/file-size.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { DocumentPicture } from './document-picture.tsx';
import styles from './document-card.module.css';

/** One paper: what it is, how big, and the way to read it. */
export function DocumentCard({ document }: { document: DocumentReply }) {
  const facts = [
    document.bytes === null ? undefined : fileSize(document.bytes),
    document.pageCount === null ? undefined : COURSE.pages(document.pageCount),
  ].filter((fact) => fact !== undefined);
  return (
    <div className={styles.card}>
      <DocumentPicture preview={document.preview} />
      <div className={styles.words}>
        <h3 className={styles.title}>{document.title}</h3>
        <p className={styles.facts}>
          <Tag tone="gold">{document.tag}</Tag>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <a
        className={buttonClass({ variant: 'outline', size: 'small' })}
        href={streamUrl(document.s3Key)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>{COURSE.view}</span>
        <VisuallyHidden>{`${document.title} (${LEARNING.opensNewTab})`}</VisuallyHidden>
      </a>
    </div>
  );
}
