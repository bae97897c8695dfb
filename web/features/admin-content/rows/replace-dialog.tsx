import { CirclePlay, FileText } from 'lucide-react';
import { useState } from 'react';
import type { UploadTarget } from '../../../../src/uploads/upload-queue.ts';
import { REPLACE, UPLOAD } from '../../../text/copy/admin-content.ts';
import { fileSize } from '../../../text/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { type ContentKind, KINDS } from '../upload/selected-files.ts';
import { Warning } from './warning.tsx';
import styles from './replace-dialog.module.css';

export interface ReplacedFile {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: number | null;
  readonly kind: ContentKind;
  readonly hasExtras: boolean;
  readonly target: Extract<UploadTarget, { kind: 'replacement' }>;
}

/** Replaces the file of an item or document: shows the old file, the new one, and what stays. */
export function ReplaceDialog({ replaced, onClose }: { replaced: ReplacedFile; onClose: () => void }) {
  const { add } = useUploads();
  const { notify } = useFeedback();
  const [file, setFile] = useState<File>();
  const [hasTried, setTried] = useState(false);
  const { title, fileName, bytes, kind, hasExtras, target } = replaced;
  const facts = KINDS[kind];

  const send = () => {
    setTried(true);
    if (!file) return;
    add([{ file, target, title, savesItself: true }]);
    notify(REPLACE.onItsWay(title), { detail: REPLACE.oldUntilThen });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={REPLACE.title}
      description={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {REPLACE.cancel}
          </Button>
          <Button onClick={send}>{REPLACE.send}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <dl className={styles.files}>
          <dt>{REPLACE.now}</dt>
          <dd>
            <FileFacts kind={kind} name={fileName} bytes={bytes} />
          </dd>
          {file && (
            <>
              <dt>{REPLACE.next}</dt>
              <dd>
                <FileFacts kind={kind} name={file.name} bytes={file.size} />
              </dd>
            </>
          )}
        </dl>
        <DropZone
          words={{
            choose: file ? REPLACE.chooseOther : REPLACE.choose[kind],
            letGo: UPLOAD.letGo,
            reading: UPLOAD.reading,
            refused: facts.refused,
            more: UPLOAD.more,
            unreadable: UPLOAD.unreadable,
          }}
          hint={facts.hint}
          accept={facts.accept}
          isMultiple={false}
          isSmall
          complaint={hasTried && !file ? REPLACE.noFile : undefined}
          onFiles={([dropped]) => setFile(dropped?.file)}
        />
        {file && file.size > facts.limitBytes && <Warning>{UPLOAD.overHint(facts.limit)}</Warning>}
        <Stack as="ul" gap={1} className={styles.stays}>
          <li>{REPLACE.stays}</li>
          {hasExtras && <li>{REPLACE.captionsStay}</li>}
          <li>{REPLACE.oldGoes}</li>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function FileFacts({ kind, name, bytes }: { kind: ContentKind; name: string; bytes: number | null }) {
  const Icon = kind === 'video' ? CirclePlay : FileText;
  return (
    <Row as="span" gap={2} wraps={false} align="center" className={styles.file}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {bytes !== null && <span className={styles.size}>{fileSize(bytes)}</span>}
    </Row>
  );
}
