import { ArrowUpToLine } from 'lucide-react';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { isQueued } from '../../../src/uploads/upload-state.ts';
import { DESKTOP } from '../../text/copy/desktop.ts';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { UploadRowLine } from '../../uploads/upload-row.tsx';
import { type Uploads, useUploads } from '../../uploads/use-uploads.ts';
import styles from './desktop-page.module.css';

/** Limit of shown rows: thousands would take a browser a second per change. */
const MAX_SHOWN = 200;

/** Rows of the main process in sending order; a waiting one can be moved to the front. */
export function QueuePanel() {
  const { rows, ...actions } = useUploads();
  if (rows.length === 0) return <EmptyState message={DESKTOP.queueEmpty}>{DESKTOP.queueEmptyLine}</EmptyState>;
  const shown = rows.slice(0, MAX_SHOWN);
  const first = rows.find(isQueued);
  return (
    <>
      <Stack as="ul" className={styles.rows}>
        {shown.map((row) => (
          <UploadRowLine key={row.id} row={row} actions={actions}>
            {isQueued(row) && row !== first && <SendNext row={row} beforeId={first?.id} move={actions.move} />}
          </UploadRowLine>
        ))}
      </Stack>
      {rows.length > MAX_SHOWN && <p className={styles.more}>{DESKTOP.moreRows(rows.length - MAX_SHOWN)}</p>}
    </>
  );
}

interface SendNextProps {
  row: UploadRow;
  beforeId: string | undefined;
  move: Uploads['move'];
}

const SendNext = ({ row, beforeId, move }: SendNextProps) => (
  <IconButton
    label={DESKTOP.sendNext(row.fileName)}
    icon={<ArrowUpToLine size={20} aria-hidden="true" />}
    onClick={() => move([row.id], beforeId)}
  />
);
