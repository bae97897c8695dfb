import type { ReactNode, Ref } from 'react';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { idsOf, isMissing, isSaved, offers } from '../../src/uploads/upload-state.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import type { UploadActions } from './upload-controls.tsx';
import { UploadRowLine } from './upload-row.tsx';
import { usePickAgain } from './use-pick-again.ts';
import styles from './upload-dock.module.css';

/** Bulk actions; each is shown only if it applies to a row. */
function ForAll({ rows, actions }: { rows: readonly UploadRow[]; actions: UploadActions }) {
  const offer = (words: string, matches: (row: UploadRow) => boolean, press: (ids: string[]) => void): ReactNode => {
    const ids = idsOf(rows, matches);
    return (
      ids.length > 0 && (
        <Button key={words} variant="quiet" size="small" onClick={() => press(ids)}>
          {words}
        </Button>
      )
    );
  };
  return (
    <div className={styles.all}>
      {offer(UPLOADS.retryAll, offers('retry'), actions.retry)}
      {offer(UPLOADS.saveAll, offers('save'), (ids) => void actions.save(ids))}
      {offer(UPLOADS.resumeAll, offers('resume'), actions.resume)}
      {offer(UPLOADS.pauseAll, offers('pause'), actions.pause)}
      {offer(UPLOADS.clearSaved, isSaved, actions.remove)}
    </div>
  );
}

export interface DockPanelProps {
  id: string;
  rows: readonly UploadRow[];
  actions: UploadActions;
  ref: Ref<HTMLDivElement>;
}

/** The expanded dock: all rows, with bulk actions. */
export function DockPanel({ id, rows, actions, ref }: DockPanelProps) {
  const pickAgain = usePickAgain(actions.reattach);
  const missing = rows.filter(isMissing).length;
  return (
    <div id={id} ref={ref} className={styles.panel} tabIndex={-1} role="group" aria-label={UPLOADS.title}>
      {missing > 0 && (
        <Row gap={3} lineGap={2} align="center" className={styles.missing}>
          <p>{UPLOADS.missingLine(missing)}</p>
          <Button variant="outline" size="small" onClick={pickAgain}>
            {UPLOADS.pickFiles}
          </Button>
        </Row>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <UploadRowLine key={row.id} row={row} actions={actions} />
        ))}
      </ul>
      <ForAll rows={rows} actions={actions} />
    </div>
  );
}
