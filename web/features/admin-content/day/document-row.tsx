import { Eye, FileText } from 'lucide-react';
import type { AdminDocumentReply } from '../../../../src/wire/admin-catalog.ts';
import type { Part } from '../../../api/admin-content.ts';
import { streamUrl } from '../../../api/client.ts';
import { COUNT, DOCUMENTS } from '../../../text/copy/admin-content.ts';
import { fileSize } from '../../../text/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureIcon } from '../../../ui/icons.tsx';
import { Message } from '../../../ui/message.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useBuilder } from '../builder-context.ts';
import { PartHead } from '../rows/part-head.tsx';
import { ViewLink } from '../rows/view-link.tsx';
import styles from './panels.module.css';

export interface DocumentRowProps {
  document: AdminDocumentReply;
  part: Part;
  index: number;
  total: number;
}

/** One paper of a module: how far its file has been read, and what it calls itself where that is another title. */
export function DocumentRow({ document, part, index, total }: DocumentRowProps) {
  const { edits } = useBuilder();
  const { title, suggestedTitle, state } = document;
  return (
    <PartHead
      part={part}
      title={title}
      index={index}
      total={total}
      className={styles.row}
      action={
        <ViewLink
          title={title}
          to={undefined}
          href={streamUrl(document.s3Key)}
          icon={<Eye size={20} aria-hidden="true" />}
        />
      }
    >
      <span className={styles.kind}>
        <FileText size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.itemTitle}>{title}</p>
        <p className={styles.facts}>
          <Tag tone="gold">{document.tag}</Tag>
          {document.bytes !== null && <span className={styles.size}>{fileSize(document.bytes)}</span>}
          {document.pageCount !== null && <span>{COUNT.pages(document.pageCount)}</span>}
          {state === 'processing' && <span>{DOCUMENTS.processing}</span>}
        </p>
        {state === 'refused' && (
          <p className={styles.refusal}>
            <FailureIcon size={17} />
            <span>
              <Message>{document.refusal}</Message> {DOCUMENTS.hidden}
            </span>
          </p>
        )}
        {suggestedTitle !== '' && suggestedTitle !== title && (
          <p className={styles.facts}>
            <span>{DOCUMENTS.calledItself(suggestedTitle)}</span>
            <Button variant="quiet" size="small" onClick={() => void edits.rename(part, suggestedTitle)}>
              {DOCUMENTS.takeTitle}
            </Button>
          </p>
        )}
      </div>
    </PartHead>
  );
}
