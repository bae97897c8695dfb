import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../../../text/copy/uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePickAgain } from '../../../uploads/use-pick-again.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { actionOf } from './queue-controls.ts';

/** The row's one control. After a reload of the page it asks for the same file again. */
export function RowControl({ row, onSave }: { row: UploadRow; onSave: () => void }) {
  const uploads = useUploads();
  const pickAgain = usePickAgain(uploads.reattach);
  const action = actionOf(row);
  if (!action) return null;

  const press = () => {
    if (action === 'save') onSave();
    else if (action === 'pickAgain') pickAgain();
    else uploads[action]([row.id]);
  };
  return (
    <Button variant={action === 'save' || action === 'retry' ? 'outline' : 'quiet'} size="small" onClick={press}>
      {UPLOADS[action]} <VisuallyHidden>{row.fileName}</VisuallyHidden>
    </Button>
  );
}
