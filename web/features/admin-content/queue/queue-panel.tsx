import { useCallback, useMemo } from 'react';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useBuilder } from '../builder-context.ts';
import { focusList, SECTION_IDS } from '../edits/focus-list.ts';
import { isSaving, pendingOf, rowsOf } from './queue-controls.ts';
import { QueueTable } from './queue-table.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useSaving } from './use-saving.ts';
import styles from './queue-panel.module.css';

/** The uploads of this course, whatever screen they were started on, until they are saved and taken off. */
export function QueuePanel({ say, isHiddenEmpty }: { say: (sentence: string) => void; isHiddenEmpty: boolean }) {
  const { course } = useBuilder();
  const { rows: all, remove } = useUploads();
  const { confirm } = useFeedback();
  const rows = useMemo(() => rowsOf(all, course.id), [all, course.id]);
  const { isBusy, save } = useSaving(say);
  useArrivals(rows, say);
  const pending = pendingOf(rows);
  const isOff = isBusy || isSaving(rows);

  async function clear() {
    if (!(await confirm(QUEUE.clear(rows.length), { title: QUEUE.clearTitle, action: QUEUE.clearAction }))) return;
    remove(rows.map(({ id }) => id));
    focusList('queue');
  }

  const takeOff = useCallback(
    (id: string, row: Element | null) => {
      const next = row?.nextElementSibling?.querySelector<HTMLElement>('[data-remove]');
      remove([id]);
      if (next) next.focus();
      else focusList('queue');
    },
    [remove],
  );

  if (isHiddenEmpty && rows.length === 0) return null;
  return (
    <Card
      as="section"
      id={SECTION_IDS.queue}
      tabIndex={-1}
      aria-label={QUEUE.heading}
      padding="none"
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>{QUEUE.heading}</h2>
        {rows.length > 0 && (
          <div className={styles.buttons}>
            <Button variant="quiet" size="small" disabled={isOff} onClick={() => void clear()}>
              {QUEUE.clearAll}
            </Button>
            <Button
              size="small"
              isBusy={isBusy}
              busyWords={QUEUE.saving}
              disabled={!isBusy && (isOff || pending.length === 0)}
              onClick={() => void save(pending)}
            >
              {QUEUE.saveAll(pending.length)}
            </Button>
          </div>
        )}
      </div>
      {rows.length > 0 ? (
        <QueueTable rows={rows} onSave={(id) => void save([{ id }])} onRemove={takeOff} />
      ) : (
        <p className={styles.note}>{QUEUE.empty}</p>
      )}
    </Card>
  );
}
