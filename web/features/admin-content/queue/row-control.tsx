import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { act, actionOf } from './queue-controls.ts';
import styles from './queue-panel.module.css';

/** The row's one control. After a reload of the page it asks for the same file again. */
export function RowControl({ row, onSave }: { row: UploadRow; onSave: () => void }) {
  const { queue } = useUploads();
  const { notify } = useFeedback();
  const input = useRef<HTMLInputElement>(null);
  const action = actionOf(row);
  if (!action) return null;

  const press = () => {
    if (action === 'save') onSave();
    else if (action === 'pickAgain') input.current?.click();
    else act(queue, action, row.id);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const strangers = queue.reattach([...(target.files ?? [])]);
    target.value = '';
    if (strangers.length > 0) notify(QUEUE.notThatFile(row.fileName), { tone: 'failure' });
  };
  return (
    <>
      <Button variant={action === 'save' || action === 'retry' ? 'outline' : 'quiet'} size="small" onClick={press}>
        {QUEUE[action]} <VisuallyHidden>{row.fileName}</VisuallyHidden>
      </Button>
      {action === 'pickAgain' && <input ref={input} type="file" className={styles.input} tabIndex={-1} aria-hidden="true" onChange={pick} />}
    </>
  );
}
