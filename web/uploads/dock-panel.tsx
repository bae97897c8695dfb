import type { ReactNode, Ref } from 'react';
import type { UploadRow, UploadState } from '../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { Button } from '../ui/button.tsx';
import type { UploadActions } from './upload-controls.tsx';
import { UploadRowLine } from './upload-row.tsx';
import { usePickAgain } from './use-pick-again.ts';
import styles from './upload-dock.module.css';

const idsOf = (rows: readonly UploadRow[], ...states: readonly UploadState[]) =>
  rows.filter(({ state }) => states.includes(state)).map(({ id }) => id);

/** Buttons for all rows at once, as far as there are any for them. */
function ForAll({ rows, actions }: { rows: readonly UploadRow[]; actions: UploadActions }) {
  const offer = (words: string, states: readonly UploadState[], press: (ids: string[]) => void): ReactNode => {
    const ids = idsOf(rows, ...states);
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
      {offer(UPLOADS.retryAll, ['failed'], actions.retry)}
      {offer(UPLOADS.saveAll, ['uploaded'], (ids) => void actions.save(ids))}
      {offer(UPLOADS.resumeAll, ['paused'], actions.resume)}
      {offer(UPLOADS.pauseAll, ['queued', 'uploading'], actions.pause)}
      {offer(UPLOADS.clearSaved, ['saved'], actions.remove)}
    </div>
  );
}

export interface DockPanelProps {
  id: string;
  rows: readonly UploadRow[];
  actions: UploadActions;
  ref: Ref<HTMLDivElement>;
}

/** The dock unfolded: every row, and what can be done for all of them. */
export function DockPanel({ id, rows, actions, ref }: DockPanelProps) {
  const pickAgain = usePickAgain(actions.reattach);
  const missing = idsOf(rows, 'missing').length;
  return (
    <div id={id} ref={ref} className={styles.panel} tabIndex={-1} role="group" aria-label={UPLOADS.title}>
      {missing > 0 && (
        <div className={styles.missing}>
          <p>{UPLOADS.missingLine(missing)}</p>
          <Button variant="outline" size="small" onClick={pickAgain}>
            {UPLOADS.pickFiles}
          </Button>
        </div>
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
