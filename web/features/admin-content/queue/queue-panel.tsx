import { useCallback, useMemo } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { isPending, isSaving } from '../../../../src/uploads/upload-state.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { useAct } from '../../../forms/use-act.ts';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { focusList, SECTION_IDS, useBuilder } from '../builder.ts';
import { focusDrop } from '../upload/selected-files.ts';
import { rowsOf } from './queue-controls.ts';
import { QueueTable } from './queue-table.tsx';
import { useUploadNotices } from './use-upload-notices.ts';
import styles from './queue-panel.module.css';

/** All uploads of this course, from any screen, until they are saved and removed. */
export function QueuePanel({ say }: { say: (sentence: string) => void }) {
  const { course } = useBuilder();
  const { rows: all, remove } = useUploads();
  const { confirm } = useFeedback();
  const rows = useMemo(() => rowsOf(all, course.id), [all, course.id]);
  const { isBusy, save } = useSaving(say);
  useUploadNotices(rows, say);
  const pending = rows.filter(isPending);
  const isOff = isBusy || rows.some(isSaving);

  async function clear() {
    if (!(await confirm(QUEUE.clear(rows.length), { title: QUEUE.clearTitle, action: QUEUE.clearAction }))) return;
    remove(rows.map(({ id }) => id));
    focusDrop();
  }

  const takeOff = useCallback(
    (id: string, row: Element | null) => {
      const next = row?.nextElementSibling?.querySelector<HTMLElement>('[data-remove]');
      remove([id]);
      if (next) next.focus();
      else if (row?.previousElementSibling) focusList('queue');
      else focusDrop();
    },
    [remove],
  );

  if (rows.length === 0) return null;
  return (
    <Card
      as="section"
      id={SECTION_IDS.queue}
      tabIndex={-1}
      aria-label={QUEUE.heading}
      padding="none"
      className={styles.panel}
    >
      <Row gap={4} lineGap={2} align="center" justify="between" className={styles.head}>
        <Text as="h2" size="h3">
          {QUEUE.heading}
        </Text>
        <Row gap={2}>
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
        </Row>
      </Row>
      <QueueTable rows={rows} onSave={(id) => void save([{ id }])} onRemove={takeOff} />
    </Card>
  );
}

/** Saves rows as records of the course; failures are shown on their rows and summed up once. */
function useSaving(say: (sentence: string) => void) {
  const uploads = useUploads();
  const { notify } = useFeedback();
  const { isBusy, run: save } = useAct(async (rows: readonly Pick<UploadRow, 'id'>[]) => {
    const { saved, failed } = await uploads.save(rows.map(({ id }) => id));
    if (saved > 0) say(ADMIN.filesSaved(saved));
    if (failed > 0) notify(ADMIN.bulkSaveFailed(QUEUE.partlySaved(failed, saved + failed)), { tone: 'failure' });
    return undefined;
  });
  return { isBusy, save };
}
