import { CirclePlay, FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { AdminDayReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { AdminModule } from '../../../api/admin-courses.ts';
import { FieldComplaint } from '../../../forms/field-frame.tsx';
import { folderPath } from '../../../platform/admin-addresses.ts';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { FOLDER } from '../../../text/copy/admin-folder.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import type { DroppedFile } from '../../../ui/dropped-files.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { givenFolder } from '../../../uploads/given-folder.ts';
import { targetOf } from '../../../uploads/target-module.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useBuilder } from '../builder.ts';
import {
  type ContentKind,
  DROP_ID,
  focusDrop,
  KINDS,
  requestsFor,
  type SelectedFile,
  withFiles,
} from './selected-files.ts';
import { SelectedList } from './selected-list.tsx';
import { TargetFields, useTarget } from './upload-target.tsx';
import styles from './upload-card.module.css';

const COMPLAINT_ID = 'upload-place';

/** Uploads files to a day: target, kind, and the two ways to send (specification 4). */
export function UploadCard({ module, day }: { module: AdminModule; day: AdminDayReply | undefined }) {
  const { course } = useBuilder();
  const { add } = useUploads();
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const target = useTarget(module, day);
  const [kind, setKind] = useState<ContentKind>('video');
  const [selected, setSelected] = useState<readonly SelectedFile[]>([]);
  const [hasTried, setTried] = useState(false);
  const [said, say] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const facts = KINDS[kind];
  const isLost = hasTried && !(target.module && target.day);

  const offerFolder = (files: readonly DroppedFile[]) =>
    notify(FOLDER.offer, {
      tone: 'info',
      action: {
        label: FOLDER.offerAction,
        run: () => {
          givenFolder.leave(course.id, files);
          void navigate(folderPath(course.id));
        },
      },
    });

  function send(savesItself: boolean) {
    setTried(true);
    if (!target.module || !target.day) return form.current?.querySelector('select')?.focus();
    if (selected.length === 0) return focusDrop();
    const { id: dayId, dayNumber } = target.day;
    const dayTarget = { ...targetOf(course, target.module), dayId, dayNumber };
    add(requestsFor(selected, dayTarget, savesItself));
    say(UPLOAD.queued(selected.length));
    setTried(false);
    setSelected([]);
    focusDrop();
  }

  return (
    <Card as="section" aria-labelledby="upload-heading">
      <Stack as="form" ref={form} gap={4} noValidate onSubmit={(event) => event.preventDefault()}>
        <h3 id="upload-heading" className={styles.heading}>
          {UPLOAD.heading}
        </h3>
        <FieldComplaint id={COMPLAINT_ID} complaint={isLost ? ADMIN.weekOrDayNotFound : undefined} />
        <div className={styles.fields}>
          <TargetFields target={target} describedBy={isLost ? `${COMPLAINT_ID}-error` : undefined} />
          <KindChoice kind={kind} onChoose={setKind} />
        </div>
        <div id={DROP_ID}>
          <DropZone
            key={kind}
            words={{
              choose: facts.drop,
              letGo: UPLOAD.letGo,
              reading: UPLOAD.reading,
              refused: facts.refused,
              more: UPLOAD.more,
              unreadable: UPLOAD.unreadable,
            }}
            hint={facts.hint}
            accept={facts.accept}
            isSmall
            complaint={hasTried && !isLost && selected.length === 0 ? UPLOAD.noFiles : undefined}
            onFolder={offerFolder}
            onFiles={(dropped) =>
              setSelected((before) =>
                withFiles(
                  before,
                  dropped.map(({ file }) => file),
                  kind,
                ),
              )
            }
          />
        </div>
        {selected.length > 0 && <SelectedList selected={selected} onChange={setSelected} />}
        <Row gap={3} justify="end" above={2} className={styles.buttons}>
          <Button variant="outline" onClick={() => send(false)}>
            {UPLOAD.addToQueue}
          </Button>
          <Button onClick={() => send(true)}>{UPLOAD.saveNow}</Button>
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </Row>
      </Stack>
    </Card>
  );
}

const ICONS = { video: CirclePlay, pdf: FileText } as const;

/** Video or document. Files selected before keep their kind. */
function KindChoice({ kind, onChoose }: { kind: ContentKind; onChoose: (kind: ContentKind) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{UPLOAD.type}</legend>
      <div className={styles.options}>
        {(['video', 'pdf'] as const).map((one) => {
          const Icon = ICONS[one];
          return (
            <Row as="label" key={one} gap={2} wraps={false} align="center" justify="center" className={styles.option}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={one === kind}
                onChange={() => onChoose(one)}
              />
              <Icon size={19} aria-hidden="true" />
              {KINDS[one].name}
            </Row>
          );
        })}
      </div>
    </fieldset>
  );
}
